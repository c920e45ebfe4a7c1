import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CellSet, SaveQueue, SaveRefused, type SaveResult, SignedInElse, type StoredCell } from './save-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue whose requests the test answers, and a list of what it told. */
function queueWithServer() {
  const requests: {
    sets: readonly CellSet[];
    retry: boolean;
    answer: (result: SaveResult) => void;
    fail: (error: Error) => void;
  }[] = [];
  const told: unknown[] = [];
  const queue = new SaveQueue(
    (sets, retry) =>
      new Promise((answer, fail) => {
        requests.push({ sets, retry, answer, fail });
      }),
    {
      saved: ({ cells }, written) => told.push(['saved', cells.map(({ id, value }) => `${id}=${value}`), [...written]]),
      stale: ({ cell, changedBy }, value) => told.push(['stale', cell.id, cell.value, changedBy, value]),
      refused: (values, message) => told.push(['refused', [...values.keys()], message]),
      changed: () => undefined,
    },
  );
  return { queue, requests, told };
}

const tick = () => vi.advanceTimersByTimeAsync(0);
const cell = (id: string, value: number | null, version: number): StoredCell => ({ id, value, version });
const saved = (...cells: StoredCell[]): SaveResult => ({ cells, conflicts: [] });

test('one request at a time; what gathers meanwhile goes with the next one, based on what the first left', async () => {
  const { queue, requests, told } = queueWithServer();
  queue.put('a', 1, 0);
  await tick();
  queue.put('a', 2, 0);
  queue.put('b', 5, 3);
  queue.put('b', 6, 4);
  await tick();
  expect(requests).toHaveLength(1);
  expect([queue.count, queue.valueOf('a'), queue.valueOf('b'), queue.valueOf('c')]).toEqual([2, 2, 6, undefined]);
  requests[0]!.answer(saved(cell('a', 1, 7)));
  await tick();
  expect(requests[1]!.sets).toEqual([
    { cellId: 'a', value: 2, expectedVersion: 7 },
    { cellId: 'b', value: 6, expectedVersion: 3 },
  ]);
  const settled = queue.settled();
  requests[1]!.answer(saved(cell('a', 2, 8), cell('b', 6, 4)));
  await settled;
  expect(queue.isEmpty).toBe(true);
  expect(told).toEqual([
    ['saved', ['a=1'], ['a']],
    ['saved', ['a=2', 'b=6'], ['a', 'b']],
  ]);
});

test('without an answer everything waits, and goes out in order afterwards', async () => {
  const { queue, requests } = queueWithServer();
  queue.put('a', 1, 0);
  await tick();
  requests[0]!.fail(new TypeError('Failed to fetch'));
  await tick();
  expect(queue.isHeld).toBe(true);
  await queue.settled();
  queue.put('b', 2, 0);
  queue.put('a', 3, 0);
  await tick();
  expect([requests.length, queue.count]).toEqual([1, 2]);
  queue.retry();
  expect(requests[1]).toMatchObject({ retry: true, sets: [{ cellId: 'a', value: 1, expectedVersion: 0 }] });
  requests[1]!.fail(new TypeError('Failed to fetch'));
  await tick();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(requests).toHaveLength(3);
  // The first one had been done: its answer was lost.
  requests[2]!.answer({ cells: [], conflicts: [{ cell: cell('a', 1, 9), changedBy: 'me' }] });
  await tick();
  expect(queue.isHeld).toBe(false);
  expect(requests[3]!.sets).toEqual([
    { cellId: 'b', value: 2, expectedVersion: 0 },
    { cellId: 'a', value: 3, expectedVersion: 9 },
  ]);
  queue.close();
});

test('what is being tried again is not tried a second time meanwhile: the later answer would end what came after it', async () => {
  const { queue, requests } = queueWithServer();
  queue.put('a', 1, 0);
  await tick();
  requests[0]!.fail(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(2_000);
  queue.retry();
  expect(requests).toHaveLength(2);
  queue.put('b', 2, 0);
  requests[1]!.answer(saved(cell('a', 1, 1)));
  await tick();
  expect([requests.length, queue.isSending('b')]).toEqual([3, true]);
  queue.close();
});

test('who leaves while a request has no answer yet is not surprised by a later one', async () => {
  const { queue, requests } = queueWithServer();
  queue.put('a', 1, 0);
  await tick();
  queue.close();
  requests[0]!.fail(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(1);
});

test('a stale cell is told with the value typed last, the others are saved', async () => {
  const { queue, requests, told } = queueWithServer();
  queue.put('a', 1, 1);
  queue.put('b', 2, 0);
  await tick();
  queue.put('a', 4, 1);
  requests[0]!.answer({ cells: [cell('b', 2, 1)], conflicts: [{ cell: cell('a', 9, 2), changedBy: 'bo' }] });
  await tick();
  expect(told).toEqual([
    ['saved', ['b=2'], ['b']],
    ['stale', 'a', 9, 'bo', 4],
  ]);
  expect([queue.isEmpty, requests.length]).toEqual([true, 1]);
});

test('a refusal takes out the wrong ones and sends the others again', async () => {
  const { queue, requests, told } = queueWithServer();
  queue.put('a', 1, 1);
  queue.put('b', 2, 5);
  await tick();
  queue.put('b', 3, 5);
  requests[0]!.fail(new SaveRefused('no', ['a']));
  await tick();
  expect(requests[1]!.sets).toEqual([{ cellId: 'b', value: 3, expectedVersion: 5 }]);
  requests[1]!.fail(new SaveRefused('nothing at all', []));
  await tick();
  expect(told).toEqual([
    ['refused', ['a'], 'no'],
    ['refused', ['b'], 'nothing at all'],
  ]);
  expect(queue.isEmpty).toBe(true);
});

test('what was not sent yet can be taken out', async () => {
  const { queue, requests } = queueWithServer();
  queue.put('a', 1, 1);
  queue.drop('a');
  await tick();
  expect([requests.length, queue.isEmpty]).toEqual([0, true]);
});

test('values wait as they are while somebody else is signed in, and say who', async () => {
  const { queue, requests } = queueWithServer();
  queue.put('a', 1, 0);
  await tick();
  requests[0]!.fail(new SignedInElse('bo'));
  await tick();
  expect([queue.isHeld, queue.heldBy, queue.count]).toEqual([true, 'bo', 1]);
  queue.retry();
  requests[1]!.fail(new TypeError('Failed to fetch'));
  await tick();
  expect(queue.heldBy).toBe('bo');
  queue.retry();
  expect(requests[2]).toMatchObject({ sets: [{ cellId: 'a', value: 1, expectedVersion: 0 }], retry: true });
  requests[2]!.answer(saved(cell('a', 1, 1)));
  await tick();
  expect([queue.isHeld, queue.heldBy, queue.isEmpty]).toEqual([false, null, true]);
});

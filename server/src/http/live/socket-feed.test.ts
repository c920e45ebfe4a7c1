import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Knowledge, type LiveEvent, nextEvent } from './live-event.js';
import { type FeedDeps, SocketFeed } from './socket-feed.js';

const PATIENCE_MS = 30_000;

let deps: FeedDeps & Record<'cut' | 'end', ReturnType<typeof vi.fn<() => void>>>;
let feed: SocketFeed;
let told: Buffer[];
let sent: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  deps = {
    knowledge: new Knowledge(true),
    tellsIds: false,
    patienceMs: PATIENCE_MS,
    tell: (answer) => {
      told.push(answer);
      return new Promise((resolve) => (sent = resolve));
    },
    cut: vi.fn<() => void>(),
    end: vi.fn<() => void>(),
  };
  feed = new SocketFeed(deps);
});
afterEach(() => vi.useRealTimers());

const event = (number: number): LiveEvent => ({
  number,
  id: `id-${number}`,
  before: number > 1 ? `id-${number - 1}` : null,
  whole: nextEvent(`{"whole":${number}}`),
  patch: nextEvent(`{"patch":${number}}`),
});
const answers = (): string[] => told.map(String);

/** Whoever reads takes what was told. */
async function read(): Promise<void> {
  sent();
  await vi.advanceTimersByTimeAsync(0);
}

test('a slow reader gets the latest: a patch after the answer before it, and the whole after one that was missed', async () => {
  feed.send(event(1));
  expect(answers()).toEqual([]);
  void feed.next();
  expect(answers()).toEqual(['{"whole":1}']);
  await read();
  feed.send(event(2));
  expect(answers().at(-1)).toBe('{"patch":2}');
  for (const number of [3, 4, 5]) feed.send(event(number));
  await read();
  expect(answers().slice(2)).toEqual(['{"whole":5}']);
  await read();
  feed.send(event(6));
  expect(answers().at(-1)).toBe('{"patch":6}');
});

test('all are told from the event’s own memory', () => {
  const one = event(1);
  void feed.next();
  feed.send(one);
  expect(told[0]!.buffer).toBe(one.whole.buffer);
  expect(told[0]!.byteOffset).toBeGreaterThan(one.whole.byteOffset);
});

test('who does not take what was given is cut, and who waits is not', async () => {
  void feed.next();
  await vi.advanceTimersByTimeAsync(2 * PATIENCE_MS);
  expect(deps.cut).not.toHaveBeenCalled();
  feed.send(event(1));
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(deps.cut).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(deps.cut).toHaveBeenCalledOnce();
});

test('when it is complete, what waits is given yet; it ends once, and nothing comes after it', async () => {
  const all = feed.next();
  feed.send(event(1));
  feed.send(event(2));
  feed.complete();
  await read();
  expect(answers()).toEqual(['{"whole":1}', '{"patch":2}']);
  await read();
  expect(await all).toEqual({ done: true, value: undefined });
  feed.send(event(3));
  await feed.return();
  expect([told.length, vi.mocked(deps.end).mock.calls.length, vi.getTimerCount()]).toEqual([2, 1, 0]);
});

test('who goes is not waited for', async () => {
  const all = feed.next();
  feed.send(event(1));
  feed.send(event(2));
  await feed.return();
  expect(await all).toEqual({ done: true, value: undefined });
  await read();
  expect([told.length, vi.mocked(deps.end).mock.calls.length]).toEqual([1, 1]);
});

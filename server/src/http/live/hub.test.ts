import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TenantVersions } from '../../database/tenant-versions.js';
import { Hub, type LiveAnswer } from './hub.js';
import { answerIn, type LiveEvent } from './live-event.js';

const TENANT = 7;
const GAME = 41;
const PACE_MS = 500;

let versions: TenantVersions;
let score: number;
let executions: number;
/** What executing answers; a test may let it fail, or wait. */
let answer: () => Promise<LiveAnswer>;
let hub: Hub;

beforeEach(() => {
  vi.useFakeTimers();
  versions = new TenantVersions();
  versions.setHealthy(true);
  [score, executions] = [0, 0];
  answer = async () => ({ text: `${score}`, isLast: false });
  hub = new Hub({
    versions,
    paceMs: PACE_MS,
    retryMs: 5_000,
    remembers: true,
    execute: (dependencies) => {
      executions += 1;
      dependencies.addLive(TENANT, [`game ${GAME}`]);
      return answer();
    },
  });
  versions.onChange(() => hub.look());
  versions.onLiveChange(() => hub.look());
});
afterEach(() => vi.useRealTimers());

interface TestListener {
  takesPatches: boolean;
  send(event: LiveEvent): void;
  complete(): void;
  events: string[];
  isComplete: boolean;
}

function listener(): TestListener {
  const made: TestListener = {
    events: [],
    isComplete: false,
    takesPatches: false,
    send: ({ whole }) => void made.events.push(answerIn(whole).toString()),
    complete: () => void (made.isComplete = true),
  };
  return made;
}

/** Lets everything happen that needs no time. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

function change(to: number): void {
  score = to;
  versions.bump(TENANT);
}

test('the first listener is answered at once, those after it from what was read for the first', async () => {
  const [first, second] = [listener(), listener()];
  hub.add(first);
  await settle();
  hub.add(second);
  expect([first.events, second.events, executions]).toEqual([['0'], ['0'], 1]);
});

test('a change is told at once after a quiet time, then twice a second at most, the last state included', async () => {
  const viewer = listener();
  hub.add(viewer);
  await vi.advanceTimersByTimeAsync(PACE_MS);
  change(1);
  await settle();
  expect(viewer.events).toEqual(['0', '1']);
  for (let tap = 2; tap <= 21; tap += 1) {
    change(tap);
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(PACE_MS);
  expect(viewer.events.at(-1)).toBe('21');
  expect(viewer.events.length).toBeLessThanOrEqual(2 + 5);
  expect(executions).toBe(viewer.events.length);
});

test('a change of another tenant executes nothing, and a change that changes no answer tells nothing', async () => {
  const viewer = listener();
  hub.add(viewer);
  await settle();
  versions.bump(TENANT + 1);
  await vi.advanceTimersByTimeAsync(PACE_MS);
  expect(executions).toBe(1);
  change(0);
  await settle();
  expect([executions, viewer.events]).toEqual([2, ['0']]);
});

test('a change of its own game is told at the next pace, however young its answer is; that of another game executes nothing', async () => {
  const viewer = listener();
  hub.add(viewer);
  await settle();
  versions.bumpLive(TENANT, { gameId: GAME + 1, playerIds: [5] });
  await vi.advanceTimersByTimeAsync(PACE_MS);
  expect(executions).toBe(1);
  score = 2;
  versions.bumpLive(TENANT, { gameId: GAME, playerIds: [] });
  await settle();
  expect([executions, viewer.events]).toEqual([2, ['0', '2']]);
  score = 4;
  versions.bumpLive(TENANT, { gameId: GAME, playerIds: [] });
  await vi.advanceTimersByTimeAsync(PACE_MS);
  expect([executions, viewer.events]).toEqual([3, ['0', '2', '4']]);
});

test('what changes while it is being read is read again', async () => {
  const viewer = listener();
  let finish!: () => void;
  const held = new Promise<void>((resolve) => (finish = resolve));
  answer = async () => {
    const read = score;
    if (executions === 1) await held;
    return { text: `${read}`, isLast: false };
  };
  hub.add(viewer);
  change(5);
  finish();
  await vi.advanceTimersByTimeAsync(PACE_MS);
  expect([viewer.events, executions]).toEqual([['0', '5'], 2]);
});

test('nothing runs without listeners, and nothing waits', async () => {
  const viewer = listener();
  hub.add(viewer);
  await settle();
  change(1);
  expect(vi.getTimerCount()).toBe(1);
  hub.remove(viewer);
  change(2);
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([executions, viewer.events]).toEqual([1, ['0']]);
});

test('what could not be read is tried again later, and listeners keep what they have', async () => {
  const viewer = listener();
  hub.add(viewer);
  await vi.advanceTimersByTimeAsync(PACE_MS);
  const works = answer;
  answer = () => Promise.reject(new Error('the database is gone'));
  change(1);
  await vi.advanceTimersByTimeAsync(4_000);
  answer = works;
  expect(viewer.events).toEqual(['0']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([viewer.events, executions]).toEqual([['0', '1'], 3]);
});

test('while changes cannot be noticed each look reads anew, and then what comes of it is told', async () => {
  const viewer = listener();
  hub.add(viewer);
  await vi.advanceTimersByTimeAsync(PACE_MS);
  versions.setHealthy(false);
  score = 1;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(viewer.events).toEqual(['0']);
  hub.look();
  await settle();
  expect(viewer.events).toEqual(['0', '1']);
  score = 2;
  versions.bumpAll();
  versions.setHealthy(true);
  await vi.advanceTimersByTimeAsync(PACE_MS);
  expect(viewer.events).toEqual(['0', '1', '2']);
});

test('an answer that is the last one completes all, and whoever comes after it', async () => {
  answer = async () => ({ text: 'refused', isLast: true });
  const [first, second] = [listener(), listener()];
  hub.add(first);
  await settle();
  hub.add(second);
  expect([first, second].map(({ events, isComplete }) => [events, isComplete])).toEqual([
    [['refused'], true],
    [['refused'], true],
  ]);
});

test('what has changed is said once for all who ask for patches, and not where it would be longer than the answer', async () => {
  const text = (): string =>
    JSON.stringify({ data: { score, plays: Array.from({ length: 20 }, (_, id) => ({ id })) } });
  answer = async () => ({ text: score === 3 ? '{}' : text(), isLast: false });
  const sent: LiveEvent[][] = [[], []];
  const [plain, first] = [listener(), listener()];
  hub.add(plain);
  await vi.advanceTimersByTimeAsync(PACE_MS);
  change(1);
  await vi.advanceTimersByTimeAsync(PACE_MS);
  for (const events of sent) hub.add({ ...first, takesPatches: true, send: (event) => void events.push(event) });
  for (const next of [2, 3]) {
    change(next);
    await vi.advanceTimersByTimeAsync(PACE_MS);
  }
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[0]![1]!.patch).toBe(sent[1]![1]!.patch);
  expect(sent[0]!.map(({ number, patch }) => [number, patch && answerIn(patch).toString()])).toEqual([
    [2, null],
    [3, '{"extensions":{"patch":[{"op":"replace","path":"/data/score","value":2}]}}'],
    [4, null],
  ]);
  expect([executions, plain.events.at(-1)]).toEqual([4, '{}']);
});

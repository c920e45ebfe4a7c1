import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LiveEvent, nextEvent } from './live-event.js';
import { type FeedDeps, SocketFeed } from './socket-feed.js';

const PATIENCE_MS = 30_000;

let deps: FeedDeps & Record<'cut' | 'end', ReturnType<typeof vi.fn<() => void>>>;
let feed: SocketFeed;
beforeEach(() => {
  vi.useFakeTimers();
  deps = { takesPatches: true, patienceMs: PATIENCE_MS, cut: vi.fn<() => void>(), end: vi.fn<() => void>() };
  feed = new SocketFeed(deps);
});
afterEach(() => vi.useRealTimers());

const event = (number: number): LiveEvent => ({
  number,
  whole: nextEvent(`{"whole":${number}}`),
  patch: nextEvent(`{"patch":${number}}`),
});
const value = async (): Promise<unknown> => (await feed.next()).value;

test('a slow reader gets the latest: a patch after the answer before it, and the whole after one that was missed', async () => {
  feed.send(event(1));
  expect(await value()).toEqual({ whole: 1 });
  feed.send(event(2));
  expect(await value()).toEqual({ patch: 2 });
  for (const number of [3, 4, 5]) feed.send(event(number));
  expect(await value()).toEqual({ whole: 5 });
  const asked = value();
  feed.send(event(6));
  expect(await asked).toEqual({ patch: 6 });
});

test('who does not take what was given is cut, and who waits is not', async () => {
  const asked = value();
  await vi.advanceTimersByTimeAsync(2 * PATIENCE_MS);
  expect(deps.cut).not.toHaveBeenCalled();
  feed.send(event(1));
  await asked;
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(deps.cut).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(deps.cut).toHaveBeenCalledOnce();
});

test('when it is complete, what waits is given yet; it ends once, and nothing comes after it', async () => {
  feed.send(event(1));
  feed.complete();
  expect(await value()).toEqual({ whole: 1 });
  expect(await feed.next()).toEqual({ done: true, value: undefined });
  feed.send(event(2));
  expect(await feed.next()).toEqual({ done: true, value: undefined });
  await feed.return();
  expect([deps.end.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
});

test('who goes is not waited for', async () => {
  const asked = feed.next();
  await feed.return();
  expect(await asked).toEqual({ done: true, value: undefined });
  expect(deps.end).toHaveBeenCalledOnce();
});

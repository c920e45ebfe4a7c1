import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitDayAfter } from './new-day';

const shown = Object.assign(new EventTarget(), { hidden: false, documentElement: { dataset: {} } });
/** Somebody comes back to the page. */
const comeBack = (): boolean => shown.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-29T00:01:00Z') });
  vi.stubGlobal('document', shown);
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a question that is never answered keeps a page from asking for a minute, and its late answer from nothing', async () => {
  const answers: (() => void)[] = [];
  const refetch = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  const end = awaitDayAfter({
    day: '2026-11-28',
    timeZone: 'UTC',
    page: {} as Parameters<typeof awaitDayAfter>[0]['page'],
    latest: { current: { games: [], refetch } },
  });
  comeBack();
  comeBack();
  expect(refetch).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  comeBack();
  expect(refetch).toHaveBeenCalledTimes(2);
  // The second one is still being asked.
  answers[0]!();
  await vi.advanceTimersByTimeAsync(1);
  comeBack();
  expect(refetch).toHaveBeenCalledTimes(2);
  answers[1]!();
  await vi.advanceTimersByTimeAsync(1);
  comeBack();
  expect(refetch).toHaveBeenCalledTimes(3);
  end();
});

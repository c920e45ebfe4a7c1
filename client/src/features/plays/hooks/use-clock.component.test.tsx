import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { secondsLeft, storedClocks } from '../keeping/game-clock';
import { type ClockControl, useClock, useSeconds } from './use-clock';

const TEN_MINUTES = (): number => 600;
const HOUR = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] }));

/** A period's clock as it is shown, and what acts on it. */
async function openClock(periodId: string) {
  const { result, rerender, unmount, act } = await renderHook(
    (of?: string) => {
      const control = useClock('7', of ?? periodId, TEN_MINUTES);
      return { control, shown: useSeconds(control) };
    },
    { initialProps: periodId },
  );
  return {
    control: (): ClockControl => result.current.control,
    shown: () => result.current.shown,
    act,
    /** Lets time pass. */
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined)),
    rerender,
    unmount,
  };
}

/** Seconds that another page of this device would read. */
const stored = (periodId: string): number => Math.round(secondsLeft(storedClocks('7')[periodId]!, Date.now()));

test('a running clock goes on evenly where the device’s own is put forward, and so does what is stored', async () => {
  const page = await openClock('q1');
  expect(page.shown()).toBe(600);
  await page.act(() => page.control().toggle());
  await page.pass(60_000);
  expect([page.shown(), stored('q1')]).toEqual([540, 540]);
  vi.setSystemTime(Date.now() + HOUR);
  await page.pass(2_000);
  expect([page.shown(), stored('q1')]).toEqual([538, 538]);
  // A page that is opened now goes by the corrected clock.
  await page.unmount();
  const again = await openClock('q1');
  await again.pass(3_000);
  expect(again.shown()).toBe(535);
});

test('each period has its own, also where one is read while another is shown', async () => {
  const page = await openClock('q1');
  await page.act(() => page.control().set(300));
  await page.act(() => page.control().set(45, 'q2'));
  expect([page.shown(), page.control().readOf('q2'), page.control().readOf('q3')]).toEqual([300, 45, 600]);
  await page.rerender('q2');
  expect([page.shown(), page.control().ofPlays()]).toEqual([45, 45]);
  await page.rerender('q3');
  // Nobody has set it: plays are entered without.
  expect([page.shown(), page.control().ofPlays()]).toEqual([600, null]);
});

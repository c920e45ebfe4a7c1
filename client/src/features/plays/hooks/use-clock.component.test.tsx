import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { secondsLeft, storedClocks } from '../keeping/game-clock';
import { type ClockControl, useClock, useSeconds } from './use-clock';

const TEN_MINUTES = (): number => 600;
const HOUR = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] }));

let control: ClockControl;
function Clock({ periodId }: { periodId: string }) {
  control = useClock('7', periodId, TEN_MINUTES);
  return <output>{useSeconds(control)}</output>;
}

/** Seconds that another page of this device would read. */
const stored = (periodId: string): number => Math.round(secondsLeft(storedClocks('7')[periodId]!, Date.now()));

test('a running clock goes on evenly where the device’s own is put forward, and so does what is stored', async () => {
  const screen = await render(<Clock periodId="q1" />);
  control.toggle();
  await expect.element(screen.getByRole('status')).toHaveTextContent('600');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([control.read(), stored('q1')]).toEqual([540, 540]);
  vi.setSystemTime(Date.now() + HOUR);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([control.read(), stored('q1')]).toEqual([538, 538]);
  // A page that is opened now goes by the corrected clock.
  await screen.unmount();
  const again = await render(<Clock periodId="q1" />);
  await vi.advanceTimersByTimeAsync(3_000);
  await expect.element(again.getByRole('status')).toHaveTextContent('535');
});

test('each period has its own, also where one is read while another is shown', async () => {
  const screen = await render(<Clock periodId="q1" />);
  control.set(300);
  control.set(45, 'q2');
  await expect.element(screen.getByRole('status')).toHaveTextContent('300');
  expect([control.readOf('q2'), control.readOf('q3')]).toEqual([45, 600]);
  await screen.rerender(<Clock periodId="q2" />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('45');
  expect(control.ofPlays()).toBe(45);
  await screen.rerender(<Clock periodId="q3" />);
  // Nobody has set it: plays are entered without.
  expect(control.ofPlays()).toBeNull();
});

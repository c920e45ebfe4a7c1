import { expect, test } from 'vitest';
import { SteadyTime } from './steady-time';

const MINUTE = 60_000;

/** A device that was set up at minute 100, with a page just opened. */
function device() {
  const clocks = { wall: 100 * MINUTE, steady: 0, hidden: false };
  const time = new SteadyTime({ wall: () => clocks.wall, steady: () => clocks.steady, isHidden: () => clocks.hidden });
  return {
    time,
    pass: (ms: number) => {
      clocks.wall += ms;
      clocks.steady += ms;
    },
    correct: (ms: number) => void (clocks.wall += ms),
    sleep: (ms: number) => void (clocks.wall += ms),
    show: (isShown: boolean) => {
      clocks.hidden = !isShown;
      time.seen();
    },
  };
}

test.each([-60, 2, 240])('goes on evenly when the device’s clock is put by %j minutes', (minutes) => {
  const { time, pass, correct } = device();
  pass(2 * MINUTE);
  expect(time.now()).toBe(102 * MINUTE);
  correct(minutes * MINUTE);
  pass(MINUTE);
  expect(time.now()).toBe(103 * MINUTE);
  // What was stored by it is right by the device's clock, too, for who opens the page anew.
  expect(time.correction).toBe(minutes * MINUTE);
});

test('a sleep is time that passes, also where nothing but the device’s clock tells of it', () => {
  const { time, sleep, show, pass } = device();
  show(false);
  pass(MINUTE);
  // Timers of a page out of sight go on for a while.
  time.now();
  sleep(10 * MINUTE);
  show(true);
  expect(time.now()).toBe(111 * MINUTE);
  expect(time.correction).toBe(0);
});

test('a sleep counts also where the page hears of being out of sight only on waking', () => {
  const { time, sleep, show } = device();
  sleep(10 * MINUTE);
  show(false);
  show(true);
  expect(time.now()).toBe(110 * MINUTE);
});

test('a clock that is put back while the page is out of sight makes nothing run backwards', () => {
  const { time, correct, show, pass } = device();
  show(false);
  correct(-60 * MINUTE);
  pass(MINUTE);
  show(true);
  expect(time.now()).toBe(101 * MINUTE);
});

test('is the device’s clock where that goes along with it', () => {
  const { time, correct, pass } = device();
  for (let minute = 1; minute <= 5; minute += 1) {
    pass(MINUTE);
    correct(3);
    expect(time.now()).toBe((100 + minute) * MINUTE + 3 * minute);
  }
});

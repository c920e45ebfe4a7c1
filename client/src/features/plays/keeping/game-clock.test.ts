import { expect, test } from 'vitest';
import { clockAt, clockText, secondsLeft, secondsOfText, toggleClock } from './game-clock';

const MINUTE = 60_000;

test('runs on while nobody looks, and never below 0', () => {
  const running = toggleClock(clockAt(600, false), 1_000);
  expect(secondsLeft(running, 1_000 + 3 * MINUTE)).toBe(420);
  // Ten minutes of sleep.
  expect(secondsLeft(running, 1_000 + 20 * MINUTE)).toBe(0);
  expect(toggleClock(running, 1_000 + MINUTE)).toEqual(clockAt(540, true));
});

test('does not run backwards when the device’s clock is put back', () => {
  expect(secondsLeft(toggleClock(clockAt(600, false), 50 * MINUTE), MINUTE)).toBe(600);
});

test.each([
  ['9:30', 570],
  ['9.05', 545],
  ['10:', 600],
  ['45', 45],
  [' 0:07 ', 7],
  ['9:75', null],
  ['', null],
  ['soon', null],
])('%j is %j seconds', (text, seconds) => {
  expect(secondsOfText(text)).toBe(seconds);
});

test('the last second shows until it is over', () => {
  expect([clockText(600), clockText(59.2), clockText(0.1), clockText(0)]).toEqual(['10:00', '1:00', '0:01', '0:00']);
});

test('a clock that nobody has started or set is not what plays are entered with', () => {
  expect(clockAt(600, false).isKept).toBe(false);
  expect(toggleClock(clockAt(600, false), 0).isKept).toBe(true);
  expect(toggleClock(toggleClock(clockAt(600, false), 0), 9).isKept).toBe(true);
});

import { afterEach, expect, test, vi } from 'vitest';
import { clockAt, clockText, secondsLeft, secondsOfText, storeClock, storedClock, toggleClock } from './game-clock';

afterEach(() => void vi.unstubAllGlobals());

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

test('a clock that runs goes on over a reload; one of another game, or that cannot be read, is none', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  storeClock('g', toggleClock(clockAt(600, false), 1_000));
  const again = storedClock('g');
  expect(again && secondsLeft(again, 1_000 + 2 * MINUTE)).toBe(480);
  expect([again?.isKept, storedClock('h')]).toEqual([true, null]);
  for (const odd of ['', '{', '7', '{"seconds":"9","startedAt":null}', '{"seconds":9,"startedAt":"now"}']) {
    kept.set('courtside-clock-g', odd);
    expect(storedClock('g')).toBeNull();
  }
});

test('where nothing is stored the clock lasts as long as the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(() => storeClock('g', clockAt(9, true))).not.toThrow();
  expect(storedClock('g')).toBeNull();
});

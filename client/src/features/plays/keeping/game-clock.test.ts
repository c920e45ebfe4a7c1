import { afterEach, expect, test, vi } from 'vitest';
import {
  clockAt,
  clockAtStart,
  clockText,
  secondsLeft,
  secondsOfText,
  storeClock,
  storedClocks,
  toggleClock,
} from './game-clock';

afterEach(() => void vi.unstubAllGlobals());

const MINUTE = 60_000;

const storedClock = (gameId: string, periodId: string) => storedClocks(gameId)[periodId] ?? null;

test('runs on while nobody looks, and never below 0', () => {
  const running = toggleClock(clockAt(600, false), 1_000);
  expect(secondsLeft(running, 1_000 + 3 * MINUTE)).toBe(420);
  // Ten minutes of sleep.
  expect(secondsLeft(running, 1_000 + 20 * MINUTE)).toBe(0);
  expect(toggleClock(running, 1_000 + MINUTE)).toEqual({ ...clockAt(540, true), hasRun: true });
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

test('as a period begins its clock stands at the length, or at what was set for that', () => {
  expect(clockAtStart(null, 600)).toEqual(clockAt(600, false));
  // An overtime, whose length nobody knows.
  expect(clockAtStart(null, null)).toBeNull();
  expect(clockAtStart(clockAt(300, true), null)).toEqual(clockAt(300, true));
  expect(clockAtStart(clockAt(480, true), 600)).toEqual(clockAt(480, true));
  // Of a beginning that was taken back.
  const running = toggleClock(clockAt(600, false), 0);
  for (const before of [running, toggleClock(running, 9_000)]) {
    expect(clockAtStart(before, 600)).toEqual(clockAt(600, false));
    expect(clockAtStart(before, null)).toBeNull();
  }
});

test('a clock that runs goes on over a reload; one of another period or game, or that cannot be read, is none', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  storeClock('g', '1', toggleClock(clockAt(600, false), 1_000));
  storeClock('g', '2', clockAt(300, true));
  const again = storedClock('g', '1');
  expect(again && secondsLeft(again, 1_000 + 2 * MINUTE)).toBe(480);
  expect([again?.isKept, again?.hasRun, storedClock('g', '3'), storedClock('h', '1')]).toEqual([
    true,
    true,
    null,
    null,
  ]);
  storeClock('g', '1', null);
  expect([storedClock('g', '1'), storedClock('g', '2')]).toEqual([null, clockAt(300, true)]);
  const odd = ['{"seconds":"9","startedAt":null}', '{"seconds":9,"startedAt":"now"}', '9', 'null'];
  for (const stored of ['', '{', '7', ...odd, ...odd.map((clock) => `{"1":${clock}}`)]) {
    kept.set('courtside-clock-g', stored);
    expect(storedClock('g', '1')).toBeNull();
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
  expect(() => storeClock('g', '1', clockAt(9, true))).not.toThrow();
  expect(storedClock('g', '1')).toBeNull();
});

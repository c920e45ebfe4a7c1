import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retryDelay } from './retry-delay.js';

const DAY = 24 * 60 * 60 * 1000;

function all(chance: (attempt: number) => number): number[] {
  const delays: number[] = [];
  for (let failed = 1; ; failed += 1) {
    const delay = retryDelay(failed, chance(failed));
    if (delay === null) return delays;
    delays.push(delay);
  }
}

test('delays grow, begin at once and are over after three days, however they are spread', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 20, maxLength: 20 }), (chances) => {
      const delays = all((failed) => chances[failed]!);
      const sum = delays.reduce((before, delay) => before + delay, 0);
      expect(delays).toEqual(delays.toSorted((a, b) => a - b));
      expect(new Set(delays).size).toBe(delays.length);
      expect(delays[0]).toBeLessThan(20_000);
      expect(sum).toBeGreaterThan(3 * DAY - 60_000);
      expect(sum).toBeLessThan(3.2 * DAY);
    }),
  );
});

import { expect, test } from 'vitest';
import { age } from './age';

const at = (hour: number, minute: number, day = 10): number => new Date(2018, 1, day, hour, minute).getTime();

test.each([
  [at(18, 32), at(20, 40), '6:32 PM, 2 hours ago'],
  [at(18, 32), at(18, 32), '6:32 PM, just now'],
  [at(0, 5), at(0, 6), '12:05 AM, 1 minute ago'],
  [at(12, 0), at(12, 59), '12:00 PM, 59 minutes ago'],
  [at(23, 50), at(0, 20, 11), 'Feb 10, 11:50 PM, 30 minutes ago'],
  [at(9, 0), at(10, 0, 13), 'Feb 10, 9:00 AM, 3 days ago'],
])('a page of then is from %#', (then, now, text) => expect(age(then, now, 'en')).toBe(text));

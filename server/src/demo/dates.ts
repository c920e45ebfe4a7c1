import { addDays } from '../domain/dates/addDays.js';

/** `count` game days, a week apart, leaving out the days off. */
export function weekly(first: string, count: number, off: readonly string[] = []): string[] {
  const dates: string[] = [];
  for (let date = first; dates.length < count; date = addDays(date, 7)) if (!off.includes(date)) dates.push(date);
  return dates;
}

import { daysInMonth } from './days-in-month.js';

/** Whether the text is a day that exists, written 'YYYY-MM-DD' (years 0001 to 9999). */
export function isCalendarDate(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (parts === null) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return year >= 1 && day >= 1 && day <= daysInMonth(year, month);
}

import { isCalendarDate } from '../dates/is-calendar-date.js';
import { yearSlip } from '../dates/year-slip.js';

/** Digits as people write numbers, leading zeros kept: a jersey may say 00. */
const NUMBER = /^[+-]?\d{1,15}([.,]\d{1,10})?$/u;

/** What an attribute of each type takes, for messages. */
export const ATTRIBUTE_TYPE_RULES: Readonly<Record<'string' | 'number' | 'date', string>> = {
  string: 'a text',
  number: 'a number such as 23 or 1.98',
  date: 'a calendar date YYYY-MM-DD, its year with four digits',
};

/**
 * Reads a player's value of an attribute: a text as it is, a number with a decimal point, a calendar date. Blanks
 * around do not matter.
 * @returns what to store, or null for what is not of the type
 */
export function readAttributeValue(type: 'string' | 'number' | 'date', text: string): string | null {
  const value = text.trim();
  switch (type) {
    case 'string':
      return value;
    case 'number':
      return NUMBER.test(value) ? value.replace(',', '.') : null;
    case 'date':
      return isCalendarDate(value) && yearSlip(value) === null ? value : null;
  }
}

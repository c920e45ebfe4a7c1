import { WEEKDAYS } from '../../domain/dates/weekday.js';
import type { InputCheck } from '../../lib/validation.js';

/** Weekdays by name, each once, Sunday first; 'sunday' is 'Sunday'. What is no weekday is noted as a problem. */
export function checkGameDays(check: InputCheck, days: readonly string[] | null | undefined): string[] | undefined {
  if (days === undefined || days === null) return undefined;
  const entered = new Set(days.map((day) => day.trim().toLowerCase()));
  const known = WEEKDAYS.filter((day) => entered.delete(day.toLowerCase()));
  const [other] = entered;
  if (other !== undefined)
    check.fail(
      'gameDays',
      `gameDays: '${other.slice(0, 20)}' is no weekday; write its English name, for example Sunday.`,
    );
  return known;
}

import { normaliseTime } from '../../../../domain/game/normalise-time.js';

const WITH_HALF = /^(\d{1,2}:\d{2})(?::00)?(?:\s([ap])\.?\s?m\.?)?$/iu;

/**
 * A time of day as a spreadsheet writes it after it was opened and saved there: 18:00:00, 6:00 PM, 6:00:00 p. m.
 * @returns 'HH:MM', or null for anything else
 */
export function spreadsheetTime(text: string): string | null {
  const [, clock, half] = WITH_HALF.exec(text.trim()) ?? [];
  const time = clock === undefined ? null : normaliseTime(clock);
  if (time === null || half === undefined) return time;
  const hour = Number(time.slice(0, 2));
  if (hour < 1 || hour > 12) return null;
  const hours = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}${time.slice(2)}`;
}

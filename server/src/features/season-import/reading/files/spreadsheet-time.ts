import { normaliseTime } from '../../../../domain/game/normalise-time.js';

/** No 0.25, which is six o'clock as spreadsheets keep it. */
const WITH_HALF = /^(?!0\.)(\d{1,2})(?:[:.](\d{2}))?(?:[:.]00)?\s?(?:([ap])\.?\s?m?\.?)?$/iu;

/**
 * A time of day as a spreadsheet or a person writes it: 18:00:00, 6:00 PM, 6:00:00 p. m., 6pm, 18.00. An hour alone
 * needs its half of the day.
 * @returns 'HH:MM', or null for anything else
 */
export function spreadsheetTime(text: string): string | null {
  const [, hours, minutes, half] = WITH_HALF.exec(text.trim()) ?? [];
  if (hours === undefined || (minutes === undefined && half === undefined)) return null;
  const time = normaliseTime(`${hours}:${minutes ?? '00'}`);
  if (time === null || half === undefined) return time;
  const hour = Number(time.slice(0, 2));
  if (hour < 1 || hour > 12) return null;
  const ofDay = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(ofDay).padStart(2, '0')}${time.slice(2)}`;
}

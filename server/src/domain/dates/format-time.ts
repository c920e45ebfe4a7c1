import { isValidTime } from '../game/is-valid-time.js';

/**
 * Writes a time of day for reading, '8:05 PM' (pattern 'h:mm a').
 * @param time 'HH:MM', 24 hours
 * @returns 'TBD' unless the text is such a time
 */
export function formatTime(time: string | null | undefined): string {
  if (time === null || time === undefined || !isValidTime(time)) return 'TBD';
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

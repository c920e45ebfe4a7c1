import { isValidTime } from './is-valid-time.js';

/**
 * Reads a time of day as an administrator types it: '9:00' is '09:00', blanks around do not matter.
 * @returns 'HH:MM', or null for anything else (the caller refuses it)
 */
export function normaliseTime(text: string): string | null {
  const typed = text.trim();
  const time = typed.length === 4 ? `0${typed}` : typed;
  return isValidTime(time) ? time : null;
}

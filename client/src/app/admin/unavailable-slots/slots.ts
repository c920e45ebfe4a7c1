import { normaliseTime } from '@domain/game/normalise-time';

/** Times as they are typed, comma-separated: '18:00, 19:00'. */
export function slotsText(slots: readonly string[]): string {
  return slots.join(', ');
}

/**
 * The times of a text, each once and in order; 9:00 is read as 09:00.
 * @returns them, or the first part that is no time
 */
export function readSlots(text: string): { slots: string[] } | { wrong: string } {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const times = parts.map((part) => normaliseTime(part));
  const wrong = parts.find((_, index) => times[index] === null);
  return wrong === undefined ? { slots: [...new Set(times.filter((time) => time !== null))].toSorted() } : { wrong };
}

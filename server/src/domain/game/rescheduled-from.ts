import type { GameStatus } from './game-status.js';
import { isOff } from './is-off.js';

/** When, where and whether a game is to be played. */
export interface Appointment {
  /** YYYY-MM-DD. */
  readonly date: string | null;
  /** HH:MM. */
  readonly time: string | null;
  /** Name of the place and court. */
  readonly location: string | null;
  readonly status: GameStatus;
}

/**
 * What differs between what was said of a game and what is said now, for those who saw it before; what was open before
 * (no date, no time, no place) is no news that anybody could be misled by. A status differs where it is, or was,
 * postponed or cancelled.
 * @param formers what was said before each change, the oldest first; of each part the oldest that was said counts
 * @returns the former values that differ, the others null; null when nothing differs
 */
export function rescheduledFrom(
  formers: readonly Appointment[],
  now: Appointment,
): { [Part in keyof Appointment]: Appointment[Part] | null } | null {
  const other = (part: 'date' | 'time' | 'location'): string | null => {
    const said = formers.find((former) => former[part] !== null)?.[part] ?? null;
    return said === now[part] ? null : said;
  };
  const [first] = formers;
  const status = first && first.status !== now.status && (isOff(first) || isOff(now)) ? first.status : null;
  const differing = { date: other('date'), time: other('time'), location: other('location'), status };
  return Object.values(differing).every((value) => value === null) ? null : differing;
}

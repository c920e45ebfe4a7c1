import type { GameStatus } from './game-status.js';

/** When, where and whether a game is to be played. */
export interface Appointment {
  /** YYYY-MM-DD. */
  readonly date: string | null;
  /** HH:MM. */
  readonly time: string | null;
  /** Name of the place. */
  readonly location: string | null;
  readonly status: GameStatus;
}

/**
 * What differs between what was said of a game and what is said now, for those who saw it before; what was open before
 * (no date, no time, no place) is no news that anybody could be misled by. A status differs where it is, or was,
 * postponed or cancelled.
 * @returns the former values that differ, the others null; null when nothing differs
 */
export function rescheduledFrom(
  former: Appointment,
  now: Appointment,
): { [Part in keyof Appointment]: Appointment[Part] | null } | null {
  const other = <Part extends 'date' | 'time' | 'location'>(part: Part): Appointment[Part] | null =>
    former[part] === now[part] ? null : former[part];
  const isOff = ({ status }: Appointment): boolean => status === 'postponed' || status === 'cancelled';
  const status = former.status !== now.status && (isOff(former) || isOff(now)) ? former.status : null;
  const differing = { date: other('date'), time: other('time'), location: other('location'), status };
  return Object.values(differing).every((value) => value === null) ? null : differing;
}

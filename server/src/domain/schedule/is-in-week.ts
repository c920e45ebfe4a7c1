import { addDays } from '../dates/add-days.js';
import type { Id } from '../ordering/id.js';

/** When a game is, and what it was made for. */
export interface WeekOfGame {
  readonly scheduleId: Id | null;
  /** Week of its schedule, from 0; it stays when the game is moved to another date. */
  readonly weekIndex: number | null;
  /** YYYY-MM-DD. */
  readonly date: string | null;
}

/**
 * Whether a game counts in a week of a schedule: one does in the week that it was made for, and in the one that its date
 * lies in. Week i (from 0) covers the seven days from startDate + 7i.
 */
export function isInWeek(
  game: WeekOfGame,
  schedule: { readonly id: Id; readonly startDate: string },
  week: number,
): boolean {
  if (game.scheduleId === schedule.id && game.weekIndex === week) return true;
  const first = addDays(schedule.startDate, 7 * week);
  return game.date !== null && game.date >= first && game.date <= addDays(first, 6);
}

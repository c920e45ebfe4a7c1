import { IS_PLAYED } from '../../lib/is-played.js';
import { column, type ReadFrom, reading } from '../../lib/reading.js';
import { GAME, gameOf } from '../games/game.row.js';
import type { Game } from '../games/game.type.js';

/** A game of a schedule, and where in it. */
export interface ScheduleGame {
  readonly scheduleId: number;
  /** Week of the schedule, from 0. */
  readonly weekIndex: number | null;
  readonly locationId: number | null;
  readonly isPlayed: boolean;
  readonly game: Game;
}

/** How a game of a schedule is read, from a table `g` with `GAME_JOINS`. */
export const SCHEDULE_GAME = reading({
  scheduleId: column<number>('g.schedule_id'),
  weekIndex: column<number | null>('g.week_index'),
  locationId: column<number | null>('g.location_id'),
  isPlayed: column<boolean>(IS_PLAYED),
  game: GAME,
});

/** A game of a schedule as read. */
export function scheduleGameOf({ game, ...place }: ReadFrom<typeof SCHEDULE_GAME>): ScheduleGame {
  return { ...place, game: gameOf(game) };
}

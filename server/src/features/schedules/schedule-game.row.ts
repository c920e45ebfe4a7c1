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

/** Whether a game `g` has been played, as the rule of `isPlayed` has it. */
export const IS_PLAYED = `(g.home_score IS NOT NULL OR g.away_score IS NOT NULL OR g.status IN ('in_progress', 'final', 'forfeit')
  OR EXISTS (SELECT FROM period_scores p WHERE p.organization_id = g.organization_id AND p.game_id = g.id)
  OR EXISTS (SELECT FROM game_lines l WHERE l.organization_id = g.organization_id AND l.game_id = g.id)
  OR EXISTS (SELECT FROM plays y WHERE y.organization_id = g.organization_id AND y.game_id = g.id))`;

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

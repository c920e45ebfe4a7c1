import type { Id } from '../ordering/id.js';

/**
 * A game that counts: home team, away team, their final scores. A list of them is in order of play (date, time, id),
 * which streaks and the last ten rest on. Ties and games of a bracket have no business in it; a tie is passed over.
 */
export type DecidedGame = readonly [homeTeamId: Id, awayTeamId: Id, scoreHome: number, scoreAway: number];

import type { Id } from '../ordering/id.js';

/**
 * A game that counts: home team, away team, their final scores, and whether it was forfeited. A list of them is in
 * order of play (date, time, id), which streaks and the last ten rest on. Games of a bracket have no business in it; a
 * tie is passed over where the league gives no points.
 */
export type DecidedGame = readonly [
  homeTeamId: Id,
  awayTeamId: Id,
  scoreHome: number,
  scoreAway: number,
  isForfeit?: boolean,
];

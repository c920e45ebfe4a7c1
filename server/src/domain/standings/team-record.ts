import type { Id } from '../ordering/id.js';

/** Wins and losses. */
export interface WinLoss {
  readonly wins: number;
  readonly losses: number;
}

/** Results as a league may give points for them. Wins and losses include the forfeited ones; what is absent is 0. */
export interface Results extends WinLoss {
  readonly ties?: number;
  readonly forfeitWins?: number;
  readonly forfeitLosses?: number;
}

/** A team that takes part in the standings. */
export interface StandingsTeam {
  readonly id: Id;
  readonly name: string;
  /** Place that an administrator gave it in its division; 0 is a place. */
  readonly divisionPosition?: number | null | undefined;
  /** The lot that it drew, the lower the better; null or absent before one is drawn. */
  readonly lot?: number | null | undefined;
}

/** What the games say about a team, or what maintained totals say: as much as the order needs. */
export interface TeamRecord extends StandingsTeam, Results {
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  /** Games away; needed where wins away are a tie-break. */
  readonly away?: WinLoss;
}

/** A team's record with everything that a row of the standings shows about it. */
export interface FullTeamRecord extends TeamRecord {
  readonly home: WinLoss;
  readonly away: WinLoss;
  readonly lastTen: WinLoss;
  /** The run of equal results that the last game belongs to, 'W3' or 'L2'; null before the first decided game. */
  readonly streak: string | null;
  /** The results of the decided games in order of play, a letter each: 'WWL'. */
  readonly results: string;
}

/** What the maintained totals say of a team's decided games. */
export interface TeamResults {
  wins: number;
  losses: number;
  home: { wins: number; losses: number };
  away: { wins: number; losses: number };
  pointsFor: number;
  pointsAgainst: number;
}

/** Columns of a statement about results: whose they are, then what games at home and away came to. */
export type ResultsRow = [
  id: number,
  homeWins: number,
  homeLosses: number,
  awayWins: number,
  awayLosses: number,
  pointsFor: number,
  pointsAgainst: number,
];

/** Of whoever has decided no game. */
export const NO_RESULTS: TeamResults = {
  wins: 0,
  losses: 0,
  home: { wins: 0, losses: 0 },
  away: { wins: 0, losses: 0 },
  pointsFor: 0,
  pointsAgainst: 0,
};

/** Results from a row. */
export function toResults([
  ,
  homeWins,
  homeLosses,
  awayWins,
  awayLosses,
  pointsFor,
  pointsAgainst,
]: ResultsRow): TeamResults {
  return {
    wins: homeWins + awayWins,
    losses: homeLosses + awayLosses,
    home: { wins: homeWins, losses: homeLosses },
    away: { wins: awayWins, losses: awayLosses },
    pointsFor,
    pointsAgainst,
  };
}

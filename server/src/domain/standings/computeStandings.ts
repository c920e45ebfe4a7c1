import type { DecidedGame } from './decidedGame.js';
import type { StandingsOrder } from './placeTeams.js';
import { type StandingsRow, standingsRows } from './standingsRows.js';
import type { FullTeamRecord, StandingsTeam } from './teamRecord.js';
import { teamRecords } from './teamRecords.js';

/** How standings are to be made. */
export interface StandingsOptions {
  /** 'division' goes by the positions that an administrator gave; 'record' (the default) by results. */
  readonly order?: StandingsOrder;
}

/**
 * Standings of some teams from the games that count, in order of play. Takes time in proportion to the games and a sort of the teams;
 * from totals alone they come with `standingsRows`.
 */
export function computeStandings(
  teams: readonly StandingsTeam[],
  games: readonly DecidedGame[],
  options: StandingsOptions = {},
): StandingsRow<FullTeamRecord>[] {
  return standingsRows(teamRecords(teams, games), games, options.order);
}

import type { DecidedGame } from './decided-game.js';
import type { StandingsOrder } from './place-teams.js';
import { type StandingsRow, standingsRows } from './standings-rows.js';
import type { StandingsRules } from './standings-rules.js';
import type { FullTeamRecord, StandingsTeam } from './team-record.js';
import { teamRecords } from './team-records.js';

/** How standings are to be made. */
export interface StandingsOptions {
  /** 'division' goes by the positions that an administrator gave; 'record' (the default) by results. */
  readonly order?: StandingsOrder;
  /** How the league orders its teams; the default goes by win percentage. */
  readonly rules?: StandingsRules;
}

/**
 * Standings of some teams from the games that count, in order of play. Takes time in proportion to the games and a sort
 * of the teams; from totals alone they come with `standingsRows`.
 */
export function computeStandings(
  teams: readonly StandingsTeam[],
  games: readonly DecidedGame[],
  options: StandingsOptions = {},
): StandingsRow<FullTeamRecord>[] {
  const withTies = (options.rules?.points ?? null) !== null;
  return standingsRows(teamRecords(teams, games, { withTies }), games, options.order, options.rules);
}

import type { Id } from '../ordering/id.js';
import { compareRecords } from './compare-records.js';
import type { DecidedGame } from './decided-game.js';
import { leaguePoints } from './league-points.js';
import type { PlacementRule } from './placement.js';
import { placeTeams, type StandingsOrder } from './place-teams.js';
import { DEFAULT_RULES, type StandingsRules } from './standings-rules.js';
import type { TeamRecord, WinLoss } from './team-record.js';
import { winPercentage } from './win-percentage.js';

/** What the order adds to a team's record. */
export interface StandingsPlace {
  /** 1 for the first row. */
  readonly position: number;
  readonly teamId: Id;
  /** Three decimals, 0 when nothing is decided. */
  readonly winPercentage: number;
  /** What the league gives for its results; absent where that is nothing. */
  readonly standingsPoints?: number;
  /** Games behind the team with the best record, in halves; below 0 for a team that has won more and lost more. */
  readonly gamesBehind: number;
  /** The rule that separates this row from the one above; for the first row, from the one below. */
  readonly tiebreaker: PlacementRule;
}

/** A row of the standings: the record that it was made from, in its place. */
export type StandingsRow<T extends TeamRecord> = T & StandingsPlace;

/**
 * Makes standings from records that are already counted, as maintained totals give them.
 * @param gamesAmongTied at least the games among the teams that `tiedTeams` returns; none are needed when it returns
 *   nothing
 */
export function standingsRows<T extends TeamRecord>(
  records: readonly T[],
  gamesAmongTied: readonly DecidedGame[] = [],
  order: StandingsOrder = 'record',
  rules: StandingsRules = DEFAULT_RULES,
): StandingsRow<T>[] {
  const { points } = rules;
  const placements = placeTeams(records, gamesAmongTied, order, rules);
  const leader = records.reduce<T | undefined>(
    (best, team) => (best && compareRecords(best, team).order <= 0 ? best : team),
    undefined,
  );
  return placements.map(({ team, rule }, index) => ({
    ...team,
    position: index + 1,
    teamId: team.id,
    winPercentage: winPercentage(team.wins, team.losses),
    ...(points !== null && { standingsPoints: leaguePoints(team, points) }),
    gamesBehind: leader === undefined ? 0 : gamesBehind(leader, team),
    // The first row has nothing above it: it stands there by what keeps the second one below, a single row by its
    // points or percentage.
    tiebreaker: rule ?? placements[1]?.rule ?? (points === null ? 'winPercentage' : 'points'),
  }));
}

/** Half the sum of the wins and the losses that separate two records, the usual measure of American leagues. */
function gamesBehind(leader: WinLoss, team: WinLoss): number {
  return (leader.wins - team.wins + (team.losses - leader.losses)) / 2;
}

import { OFF_STATUSES } from '../../domain/game/is-off.js';
import type { Conditions } from '../../lib/conditions.js';
import { sqlList } from '../../lib/sql-list.js';
import type { GameState } from './game.enums.js';
import type { Now } from './today.service.js';

/** Which games: ids are checked integers (0 for what cannot be an id), dates are YYYY-MM-DD. */
export interface GameConditions {
  seasonId?: number | null;
  inActiveSeason?: boolean | null;
  leagueId?: number | null;
  seasonLeagueId?: number | null;
  divisionId?: number | null;
  teamId?: number | null;
  playerId?: number | null;
  date?: string | null;
  from?: string | null;
  to?: string | null;
  state?: GameState | null;
  hasScore?: boolean | null;
  /** Games without a result of today or later, or without a date; also what still runs of an evening before. */
  openFrom?: Now | null;
  /** Games without a result of a later day than today, or without a date. */
  openAfter?: Now | null;
  /** Games without a result of a day that is over: the others. */
  openBefore?: Now | null;
}

/** The same division as `statusFilterOf` makes: shown as Completed, Final or Forfeit. */
const COMPLETED = `(COALESCE(g.home_score, 0) > 0 OR COALESCE(g.away_score, 0) > 0 OR g.status IN ('final', 'forfeit'))`;
const BOTH_SCORES = '(g.home_score IS NOT NULL AND g.away_score IS NOT NULL)';

/** Without a result, and neither postponed nor cancelled. */
const OPEN = `(NOT ${BOTH_SCORES} AND g.status NOT IN ${sqlList(OFF_STATUSES)})`;

/** The same season as `Organization.activeSeason`. */
const ACTIVE_SEASON = `(SELECT a.id FROM seasons a WHERE a.organization_id = $1 AND a.active ORDER BY a.start_date DESC NULLS LAST, a.id LIMIT 1)`;

/** SQL conditions on a table `g` of games; the first is that of the organization. */
export function gameConditions(conditions: Conditions, wanted: GameConditions): string[] {
  return [
    'g.organization_id = $1',
    ...conditions.when('s', wanted.seasonId, (mark) => `g.season_id = ${mark}`),
    ...conditions.whenTrue('cur', wanted.inActiveSeason, `g.season_id = ${ACTIVE_SEASON}`),
    ...conditions.when(
      'l',
      wanted.leagueId,
      (mark) => `g.season_league_id IN
      (SELECT sl.id FROM season_leagues sl WHERE sl.organization_id = $1 AND sl.league_id = ${mark})`,
    ),
    ...conditions.when('sl', wanted.seasonLeagueId, (mark) => `g.season_league_id = ${mark}`),
    ...conditions.when('d', wanted.divisionId, (mark) => `g.division_id = ${mark}`),
    ...conditions.when('t', wanted.teamId, (mark) => `(g.home_team_id = ${mark} OR g.away_team_id = ${mark})`),
    ...conditions.when('p', wanted.playerId, gamesOfPlayer),
    ...conditions.when('on', wanted.date, (mark) => `g.date = ${mark}`),
    ...conditions.when('f', wanted.from, (mark) => `g.date >= ${mark}`),
    ...conditions.when('to', wanted.to, (mark) => `g.date <= ${mark}`),
    ...conditions.whenTrue('done', wanted.state === 'completed', COMPLETED),
    ...conditions.whenTrue('open', wanted.state === 'scheduled', `NOT ${COMPLETED}`),
    ...conditions.whenTrue('x', wanted.hasScore, BOTH_SCORES),
    ...conditions.whenTrue('u', wanted.hasScore === false, `NOT ${BOTH_SCORES}`),
    ...conditions.when('of', wanted.openFrom?.today, (today) => {
      const evening = conditions.param(wanted.openFrom!.evening);
      return `${OPEN} AND (g.date IS NULL OR ${fromNow(today, evening)})`;
    }),
    ...conditions.when('oa', wanted.openAfter?.today, (today) => `${OPEN} AND (g.date IS NULL OR g.date > ${today})`),
    ...conditions.when('ob', wanted.openBefore?.today, (today) => {
      const evening = conditions.param(wanted.openBefore!.evening);
      return `${OPEN} AND g.date < ${today} AND NOT ${fromNow(today, evening)}`;
    }),
  ];
}

/**
 * SQL: whether a game is of today or later, or is still in progress since the evening before.
 * @param today and evening marks of `Now`
 */
export function fromNow(today: string, evening: string): string {
  return `(g.date >= ${evening} AND (g.date >= ${today} OR g.status = 'in_progress'))`;
}

/** Bracket games between leagues are those of every league that the team plays in. */
function gamesOfPlayer(mark: string): string {
  return `EXISTS (SELECT FROM roster_entries re
      JOIN season_league_teams slt ON slt.organization_id = $1 AND slt.id = re.season_league_team_id
      JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = slt.season_league_id
      WHERE re.organization_id = $1 AND re.player_id = ${mark} AND slt.team_id IN (g.home_team_id, g.away_team_id)
        AND sl.season_id = g.season_id AND sl.id = COALESCE(g.season_league_id, sl.id))`;
}

import type { StatKind } from '../../domain/stats/stat-definition.js';
import { gameLabel } from '../../domain/game/game-label.js';
import { NEVER_COUNTING } from '../../domain/game/never-counting.js';
import type { GameStatus } from '../../domain/game/game-status.js';
import { run, type Statement, statement } from '../../database/prepared.js';
import { clientOf } from '../../database/transaction.js';
import { notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import type { Write } from '../audit/write.service.js';
import { teamNameSql } from '../games/team-name-sql.js';
import type { TotalsGroup } from '../totals/totals-scope.service.js';

/** A statistic of the game's sport. */
export interface GameDefinition {
  readonly id: number;
  readonly abbreviation: string;
  readonly kind: StatKind;
  readonly formula: string | null;
}

/** Somebody who may have statistics in a game, for a team: with a line already, or by the team's roster. */
export interface GamePlayer {
  readonly playerId: number;
  readonly teamId: number;
  readonly hasLine: boolean;
  /** Whether the player is on the team's roster. */
  readonly onRoster: boolean;
  /** What a new line has as position. */
  readonly position: string | null;
}

/** A game whose statistics are written, with what decides on what may be. */
export interface EnteredGame {
  readonly id: number;
  /** As the trail names it. */
  readonly label: string;
  readonly teamIds: readonly [home: number, away: number];
  readonly seasonId: number | null;
  readonly seasonLeagueId: number | null;
  /** All statistics of its sport, in order. */
  readonly definitions: readonly GameDefinition[];
  /** Of the players asked about those who may have statistics in it. */
  readonly players: readonly GamePlayer[];
  /** Whether its status lets it count; else its rows are live. */
  readonly counts: boolean;
  /** Of these teams the totals that its lines count for; none while the game counts for nothing. */
  readonly totalsOf: (teamIds: Iterable<number>) => TotalsGroup[];
}

// Shared: many write statistics of one game at once, but nobody may meanwhile change it, its teams or its status, by
// which totals follow or do not.
const LOCK_GAME = statement<
  [
    homeTeamId: number,
    awayTeamId: number,
    homeName: string,
    awayName: string,
    date: string | null,
    status: GameStatus,
    seasonId: number | null,
    seasonLeagueId: number | null,
    definitions: [id: number, abbreviation: string, kind: StatKind, formula: string | null][] | null,
    lines: [playerId: number, teamId: number][] | null,
    roster: [playerId: number, teamId: number, position: string | null][] | null,
  ],
  [organizationId: number, gameId: number, playerIds: number[]]
>(
  'statistics_lock_game',
  `SELECT g.home_team_id, g.away_team_id, ${teamNameSql('g.home_team_id')}, ${teamNameSql('g.away_team_id')}, g.date, g.status, g.season_id, g.season_league_id,
     (SELECT json_agg(json_build_array(d.id, d.abbreviation, d.kind, d.formula) ORDER BY d.position, d.id) FROM stat_definitions d
      WHERE d.organization_id = $1 AND d.sport_id = coalesce(
        (SELECT s.sport_id FROM seasons s WHERE s.organization_id = $1 AND s.id = g.season_id),
        (SELECT min(os.sport_id) FROM organization_sports os WHERE os.organization_id = $1))),
     (SELECT json_agg(json_build_array(l.player_id, l.team_id)) FROM game_lines l
      WHERE l.organization_id = $1 AND l.game_id = g.id AND l.player_id = ANY($3)),
     (SELECT json_agg(json_build_array(re.player_id, slt.team_id, nullif(btrim(re.position), '')) ORDER BY re.id) FROM roster_entries re
      JOIN season_league_teams slt ON slt.organization_id = $1 AND slt.id = re.season_league_team_id AND slt.team_id IN (g.home_team_id, g.away_team_id)
      JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = slt.season_league_id
      WHERE re.organization_id = $1 AND re.player_id = ANY($3) AND (sl.id = g.season_league_id OR (g.season_league_id IS NULL AND sl.season_id = g.season_id)))
   FROM games g
   WHERE g.organization_id = $1 AND g.id = $2 FOR SHARE OF g`,
);

/**
 * Locks a game for writing statistics of it, together with others who do the same.
 * @param playerIds whom the write is about
 * @throws 404
 */
export async function lockEnteredGame(
  tx: Write,
  gameId: string | number,
  playerIds: readonly number[],
): Promise<EnteredGame> {
  const id = parseId(gameId, 'Game');
  const [row] = await runInWrite(tx, LOCK_GAME, [tx.organizationId, id, [...playerIds]]);
  if (row === undefined) throw notFound('Game');
  const [
    homeTeamId,
    awayTeamId,
    homeName,
    awayName,
    date,
    status,
    seasonId,
    seasonLeagueId,
    definitions,
    lines,
    roster,
  ] = row;
  const counts = !NEVER_COUNTING.includes(status);
  return {
    id,
    label: gameLabel(homeName, awayName, date),
    counts,
    seasonId,
    seasonLeagueId,
    teamIds: [homeTeamId, awayTeamId],
    definitions: (definitions ?? []).map(([definitionId, abbreviation, kind, formula]) => ({
      id: definitionId,
      abbreviation,
      kind,
      formula,
    })),
    players: playersOf(lines ?? [], roster ?? []),
    totalsOf: (teamIds) =>
      counts ? [...new Set(teamIds)].map((teamId) => ({ seasonId, seasonLeagueId, teamId })) : [],
  };
}

/** Of the players with lines and those on rosters each once: whoever has a line counts for the line's team. */
export function playersOf(
  lines: readonly [playerId: number, teamId: number][],
  roster: readonly [playerId: number, teamId: number, position: string | null][],
): GamePlayer[] {
  const listed = lines.map(([playerId, teamId]) => ({
    playerId,
    teamId,
    hasLine: true,
    onRoster: roster.some(([id, ofTeam]) => id === playerId && ofTeam === teamId),
    position: null,
  }));
  const others = roster
    .filter(([playerId]) => !listed.some((player) => player.playerId === playerId))
    .map(([playerId, teamId, position]) => ({ playerId, teamId, hasLine: false, onRoster: true, position }));
  return [...listed, ...others];
}

/** Runs a prepared statement within a write. */
export async function runInWrite<Row extends unknown[], Params extends unknown[]>(
  { manager }: Write,
  stmt: Statement<Row, Params>,
  params: Params,
): Promise<Row[]> {
  return run(await clientOf(manager), stmt, params);
}

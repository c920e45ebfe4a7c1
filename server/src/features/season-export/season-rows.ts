import type { EntityManager } from 'typeorm';
import type { ColumnPeriod } from '../../domain/periods/period-columns.js';

/** A team's place in a league of the season. */
export interface TeamRow {
  readonly id: number;
  readonly name: string;
  /** Null for a team that only games between leagues know. */
  readonly seasonLeagueId: number | null;
  readonly league: string;
  readonly division: string | null;
  readonly divisionPosition: number | null;
  readonly divisionId: number | null;
  readonly logoUploadId: number | null;
  readonly unavailableSlots: readonly string[];
  readonly colour: string | null;
  readonly abbreviation: string | null;
  readonly captain: { readonly id: number; readonly importKey: string | null } | null;
  readonly captainName: string | null;
  readonly rank: number | null;
  readonly lot: number | null;
  readonly withdrawn: boolean;
}

/** A game with the scores of its periods. */
export interface GameRow {
  readonly id: number;
  readonly importKey: string | null;
  readonly date: string | null;
  readonly time: string | null;
  readonly status: string;
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly seasonLeagueId: number | null;
  /** The division whose bracket it belongs to. */
  readonly bracketId: number | null;
  /** The match of the bracket that it was created for. */
  readonly bracketNode: string | null;
  readonly location: string | null;
  readonly locationUrl: string | null;
  readonly court: string | null;
  readonly videoUrl: string | null;
  readonly scheduleId: number | null;
  readonly week: number | null;
  readonly periods: readonly (readonly [teamId: number, periodId: number, score: number])[];
}

/** A player's line in a game. */
export interface LineRow {
  readonly gameId: number;
  readonly teamId: number;
  readonly playerId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly importKey: string | null;
  readonly position: string | null;
  readonly started: boolean;
  readonly didNotPlay: boolean;
  readonly order: number;
  readonly values: readonly (readonly [abbreviation: string, value: number])[];
}

/** A period of the season's sport. */
export interface PeriodRow extends ColumnPeriod {
  readonly id: number;
}

/**
 * The teams of a season in each of their leagues, and those that only its games know, with a game's league. In the
 * order of leagues and divisions.
 */
export async function readTeamRows(
  manager: EntityManager,
  organizationId: number,
  seasonId: number,
): Promise<TeamRow[]> {
  const rows = await manager.query<TeamRow[]>(
    `SELECT t.id, t.name, p.id AS "seasonLeagueId", l.name AS league, d.name AS division, d.id AS "divisionId", m.position AS "divisionPosition",
       t.logo_upload_id AS "logoUploadId", t.unavailable_slots AS "unavailableSlots", t.colour, t.abbreviation, s.captain_name AS "captainName", s.rank, s.lot, s.withdrawn,
       (SELECT json_build_object('id', c.id, 'importKey', c.import_key) FROM players c WHERE c.organization_id = $1 AND c.id = s.captain_player_id) AS captain
     FROM season_league_teams s
     JOIN season_leagues p ON p.organization_id = $1 AND p.id = s.season_league_id
     JOIN leagues l ON l.organization_id = $1 AND l.id = p.league_id
     JOIN teams t ON t.organization_id = $1 AND t.id = s.team_id
     LEFT JOIN division_teams m ON m.organization_id = $1 AND m.season_league_team_id = s.id
     LEFT JOIN divisions d ON d.organization_id = $1 AND d.id = m.division_id
     WHERE s.organization_id = $1 AND p.season_id = $2
     ORDER BY p.position, p.id, d.position, d.id, s.id`,
    [organizationId, seasonId],
  );
  const departed = await manager.query<TeamRow[]>(
    `SELECT DISTINCT ON (t.id) t.id, t.name, p.id AS "seasonLeagueId", coalesce(l.name, 'Other') AS league, NULL AS division,
       NULL AS "divisionId", NULL AS "divisionPosition", t.logo_upload_id AS "logoUploadId", t.unavailable_slots AS "unavailableSlots", t.colour, t.abbreviation,
       NULL AS captain, NULL AS "captainName", NULL AS rank, NULL AS lot, false AS withdrawn
     FROM games g
     JOIN teams t ON t.organization_id = $1 AND t.id IN (g.home_team_id, g.away_team_id)
     LEFT JOIN season_leagues p ON p.organization_id = $1 AND p.id = g.season_league_id
     LEFT JOIN leagues l ON l.organization_id = $1 AND l.id = p.league_id
     WHERE g.organization_id = $1 AND g.season_id = $2
     ORDER BY t.id, l.name`,
    [organizationId, seasonId],
  );
  const members = new Set(rows.map(({ id }) => id));
  return [...rows, ...departed.filter(({ id }) => !members.has(id))];
}

/** The games of a season in the order of their dates. */
export async function readGameRows(
  manager: EntityManager,
  organizationId: number,
  seasonId: number,
): Promise<GameRow[]> {
  return manager.query<GameRow[]>(
    `SELECT g.id, g.import_key AS "importKey", g.date, g.time, g.status, g.home_team_id AS "homeTeamId", g.away_team_id AS "awayTeamId",
       g.home_score AS "homeScore", g.away_score AS "awayScore", g.season_league_id AS "seasonLeagueId", g.division_id AS "bracketId", g.bracket_node AS "bracketNode",
       o.name AS location, nullif(o.url, '') AS "locationUrl", g.court, g.video_url AS "videoUrl", g.schedule_id AS "scheduleId", g.week_index AS week,
       coalesce((SELECT json_agg(json_build_array(p.team_id, p.game_period_id, p.score)) FROM period_scores p
         WHERE p.organization_id = $1 AND p.game_id = g.id), '[]') AS periods
     FROM games g LEFT JOIN locations o ON o.organization_id = $1 AND o.id = g.location_id
     WHERE g.organization_id = $1 AND g.season_id = $2
     ORDER BY g.date, g.time, g.id`,
    [organizationId, seasonId],
  );
}

/** The lines of some games, game by game in the order of the box score. */
export async function readLineRows(
  manager: EntityManager,
  organizationId: number,
  gameIds: readonly number[],
): Promise<LineRow[]> {
  return manager.query<LineRow[]>(
    `SELECT l.game_id AS "gameId", l.team_id AS "teamId", l.player_id AS "playerId", p.first_name AS "firstName", p.last_name AS "lastName",
       p.import_key AS "importKey", l.position, l.started, l.did_not_play AS "didNotPlay", l.sort_order AS "order",
       coalesce((SELECT json_agg(json_build_array(d.abbreviation, v.value)) FROM game_line_values v
         JOIN stat_definitions d ON d.organization_id = $1 AND d.id = v.stat_definition_id
         WHERE v.organization_id = $1 AND v.game_line_id = l.id), '[]') AS values
     FROM game_lines l JOIN players p ON p.organization_id = $1 AND p.id = l.player_id
     WHERE l.organization_id = $1 AND l.game_id = ANY ($2)
     ORDER BY array_position($2::int[], l.game_id), l.sort_order, l.id`,
    [organizationId, gameIds],
  );
}

/** The names of the season's leagues by season league, those without teams too. */
export async function readLeagueNames(
  manager: EntityManager,
  organizationId: number,
  seasonId: number,
): Promise<{ id: number; name: string }[]> {
  return manager.query<{ id: number; name: string }[]>(
    `SELECT p.id, l.name FROM season_leagues p JOIN leagues l ON l.organization_id = $1 AND l.id = p.league_id
     WHERE p.organization_id = $1 AND p.season_id = $2 ORDER BY p.position, p.id`,
    [organizationId, seasonId],
  );
}

/** The periods of a sport in their order. */
export async function readPeriodRows(
  manager: EntityManager,
  organizationId: number,
  sportId: number,
): Promise<PeriodRow[]> {
  return manager.query<PeriodRow[]>(
    'SELECT id, name, kind, hidden FROM game_periods WHERE organization_id = $1 AND sport_id = $2 ORDER BY position, id',
    [organizationId, sportId],
  );
}

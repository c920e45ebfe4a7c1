import type { EntityManager } from 'typeorm';
import type { Cell } from '../../lib/csv.js';
import { toldCorrections } from '../statistics/told-corrections.js';
import type { DetailFile } from '../season-import/reading/files/archive-names.js';

/** Of what season, and whose. */
export interface ExportedSeason {
  readonly organizationId: number;
  readonly seasonId: number;
  readonly sportId: number;
}

/** A row of a statement, by the names of the columns. */
export type DetailRow = Readonly<Record<string, Cell>>;

const SEASON_LEAGUES =
  'season_leagues sl JOIN leagues l ON l.organization_id = $1 AND l.id = sl.league_id WHERE sl.organization_id = $1 AND sl.season_id = $2';
/** What a season league says of statistics. */
const OWN_STATISTICS = `season_league_statistics o JOIN stat_definitions d ON d.organization_id = $1 AND d.id = o.stat_definition_id
  WHERE o.organization_id = $1 AND o.season_league_id = sl.id`;
const PLACES = `season_league_teams slt JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = slt.season_league_id AND sl.season_id = $2 AND slt.organization_id = $1`;
const PERSON = 'p.id AS player_id, p.import_key, p.first_name, p.last_name';

/** What visitors are told was corrected of the season's games, as far as it can still be named. */
const CORRECTIONS = `games g JOIN (
    SELECT t.*, (t.kind = 'statistic')::integer AS ledger, d.abbreviation AS statistic, gp.name AS period
    FROM ${toldCorrections('IN (SELECT id FROM games WHERE organization_id = $1 AND season_id = $2)')} AS t
    LEFT JOIN stat_definitions d ON d.organization_id = $1 AND d.id = t.definition_id
    LEFT JOIN game_periods gp ON gp.organization_id = $1 AND gp.id = t.period_id
    WHERE (t.definition_id IS NULL OR d.id IS NOT NULL) AND (t.period_id IS NULL OR gp.id IS NOT NULL)) AS c ON c.game_id = g.id`;
/** Those of the season; what a team corrected that plays in the game no more cannot be named either. */
const OF_SEASON = 'g.organization_id = $1 AND g.season_id = $2 AND c.team_id IN (g.home_team_id, g.away_team_id)';

/** Who belongs to a season: on a roster, in a box score, a play or a correction, or a captain. */
const PERSONS = `(SELECT r.player_id FROM roster_entries r JOIN ${PLACES} ON slt.id = r.season_league_team_id WHERE r.organization_id = $1
  UNION SELECT slt.captain_player_id FROM ${PLACES} WHERE slt.organization_id = $1
  UNION SELECT n.player_id FROM game_lines n JOIN games g ON g.organization_id = $1 AND g.id = n.game_id AND g.season_id = $2 WHERE n.organization_id = $1
  UNION SELECT unnest(ARRAY[y.player_id, y.other_player_id]) FROM plays y JOIN games g ON g.organization_id = $1 AND g.id = y.game_id AND g.season_id = $2 WHERE y.organization_id = $1
  UNION SELECT c.player_id FROM ${CORRECTIONS} WHERE ${OF_SEASON})`;

const moment = (column: string, fraction: 'MS' | 'US' = 'MS'): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.${fraction}"Z"')`;

/** What each file is made of. $1 is the organization, $2 the season; the sport for statistics and periods. */
const STATEMENTS: Readonly<Record<DetailFile, string>> = {
  season: `SELECT s.name AS season, p.name AS sport, s.start_date, s.finish_date, s.active FROM seasons s JOIN sports p ON p.id = s.sport_id
    WHERE s.organization_id = $1 AND s.id = $2`,
  statistics:
    'SELECT abbreviation, name, kind, formula, position, hidden FROM stat_definitions WHERE organization_id = $1 AND sport_id = $2 ORDER BY position, id',
  periods:
    'SELECT name AS period, kind, position, hidden FROM game_periods WHERE organization_id = $1 AND sport_id = $2 ORDER BY position, id',
  attributes:
    'SELECT name AS attribute, type, position, visible FROM player_attributes WHERE organization_id = $1 ORDER BY position, id',
  leagues: `SELECT sl.id AS season_league_id, sl.position, sl.assists_on_free_throws, sl.bonus_fouls, sl.double_bonus_fouls, sl.technical_counts_as_personal, sl.period_minutes,
      sl.points_for_win, sl.points_for_tie, sl.points_for_loss, sl.points_for_forfeit_win, sl.points_for_forfeit_loss, array_to_string(sl.tie_breaks, '|') AS tie_breaks,
      sl.qualifying_places, sl.schedule_is_complete,
      (SELECT string_agg(d.abbreviation, '|' ORDER BY o.position) FROM ${OWN_STATISTICS}) AS statistics_order,
      (SELECT string_agg(d.abbreviation, '|' ORDER BY o.position) FROM ${OWN_STATISTICS} AND o.hidden) AS statistics_left_out FROM ${SEASON_LEAGUES} ORDER BY sl.id`,
  divisions:
    'SELECT id AS division_id, position, bracket_kind, best_of, third_place FROM divisions WHERE organization_id = $1 AND season_id = $2 ORDER BY id',
  players: `SELECT ${PERSON}, p.known_as, p.bio, p.image_upload_id, p.sponsor_name, p.sponsor_url, p.sponsor_upload_id FROM players p
    WHERE p.organization_id = $1 AND p.id IN ${PERSONS} ORDER BY p.id`,
  values: `SELECT ${PERSON}, a.name AS attribute, v.value FROM player_attribute_values v
    JOIN players p ON p.organization_id = $1 AND p.id = v.player_id JOIN player_attributes a ON a.organization_id = $1 AND a.id = v.attribute_id
    WHERE v.organization_id = $1 AND p.id IN ${PERSONS} ORDER BY v.id`,
  videos: `SELECT ${PERSON}, v.title, v.url FROM player_videos v JOIN players p ON p.organization_id = $1 AND p.id = v.player_id
    WHERE v.organization_id = $1 AND p.id IN ${PERSONS} ORDER BY p.id, v.position, v.id`,
  rosters: `SELECT slt.team_id, slt.season_league_id, ${PERSON}, r.jersey_number, r.position FROM roster_entries r
    JOIN ${PLACES} ON slt.id = r.season_league_team_id JOIN players p ON p.organization_id = $1 AND p.id = r.player_id WHERE r.organization_id = $1 ORDER BY r.id`,
  schedules: `SELECT c.id AS schedule_id, sl.id AS season_league_id, c.start_date, c.num_weeks, array_to_string(c.game_days, ' ') AS game_days, c.same_slot, c.published_at
    FROM schedules c JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = c.season_league_id AND sl.season_id = $2 WHERE c.organization_id = $1 ORDER BY c.id`,
  slots: `SELECT c.id AS schedule_id, t.week_index AS week, t.time, o.name AS location, nullif(o.url, '') AS location_url, t.court
    FROM schedule_time_slots t JOIN schedules c ON c.organization_id = $1 AND c.id = t.schedule_id
    JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = c.season_league_id AND sl.season_id = $2
    LEFT JOIN locations o ON o.organization_id = $1 AND o.id = t.location_id WHERE t.organization_id = $1 ORDER BY c.id, t.position, t.id`,
  lostHalls: `SELECT c.id AS schedule_id, o.name AS location, nullif(o.url, '') AS location_url, h.date, h."from"
    FROM schedules c JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = c.season_league_id AND sl.season_id = $2
    CROSS JOIN LATERAL jsonb_to_recordset(c.lost_halls) AS h ("locationId" integer, date date, "from" date)
    JOIN locations o ON o.organization_id = $1 AND o.id = h."locationId" WHERE c.organization_id = $1 ORDER BY c.id, h."from", o.id`,
  byes: `SELECT slt.team_id, slt.season_league_id, b.date FROM byes b JOIN ${PLACES} ON slt.id = b.season_league_team_id WHERE b.organization_id = $1 ORDER BY b.id`,
  weeksOff: `SELECT w.season_league_id, w.date, w.reason FROM weeks_off w JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = w.season_league_id AND sl.season_id = $2
    WHERE w.organization_id = $1 ORDER BY w.id`,
  plays: `SELECT g.id AS game_id, g.import_key AS game_import_key, y.play_id AS play, y.revision, y.is_deleted AS deleted, y.kind, gp.name AS period, y.sort_order,
      y.clock, y.team_id, p.id AS player_id, p.import_key, p.first_name, p.last_name, o.id AS other_player_id, o.import_key AS other_import_key,
      o.first_name AS other_first_name, o.last_name AS other_last_name, y.linked_play_id AS linked_play, y.x, y.y, y.note, y.assists_on_free_throws,
      y.technical_counts_as_personal, ${moment('y.made_at')} AS made_at, ${moment('y.received_at')} AS received_at, y.actor_name AS entered_by, y.device
    FROM plays y JOIN games g ON g.organization_id = $1 AND g.id = y.game_id AND g.season_id = $2
    JOIN game_periods gp ON gp.organization_id = $1 AND gp.id = y.game_period_id
    LEFT JOIN players p ON p.organization_id = $1 AND p.id = y.player_id LEFT JOIN players o ON o.organization_id = $1 AND o.id = y.other_player_id
    WHERE y.organization_id = $1 ORDER BY g.date, g.time, g.id, y.id`,
  corrections: `SELECT g.id AS game_id, g.import_key AS game_import_key, c.kind, ${moment('c.at', 'US')} AS corrected_at, c.team_id, ${PERSON}, c.statistic, c.period,
      c.before, c.after, c.actor_name AS corrected_by
    FROM ${CORRECTIONS} LEFT JOIN players p ON p.organization_id = $1 AND p.id = c.player_id
    WHERE ${OF_SEASON} AND (c.player_id IS NULL OR p.id IS NOT NULL) ORDER BY g.date, g.time, g.id, c.ledger, c.id`,
};

/** The rows of one of the files. */
export async function readDetailRows(
  manager: EntityManager,
  { organizationId, seasonId, sportId }: ExportedSeason,
  file: DetailFile,
): Promise<DetailRow[]> {
  // A parameter that no statement mentions would have no type.
  const scope = file === 'attributes' ? [] : file === 'statistics' || file === 'periods' ? [sportId] : [seasonId];
  return manager.query<DetailRow[]>(STATEMENTS[file], [organizationId, ...scope]);
}

/** The names of schedules and divisions, by id. */
export async function readNames(
  manager: EntityManager,
  { organizationId, seasonId }: ExportedSeason,
  table: 'schedules' | 'divisions',
): Promise<{ id: number; name: string }[]> {
  const sql =
    table === 'divisions'
      ? 'SELECT id, name FROM divisions WHERE organization_id = $1 AND season_id = $2 ORDER BY id'
      : 'SELECT c.id, c.name FROM schedules c JOIN season_leagues l ON l.organization_id = $1 AND l.id = c.season_league_id WHERE c.organization_id = $1 AND l.season_id = $2 ORDER BY c.id';
  return manager.query<{ id: number; name: string }[]>(sql, [organizationId, seasonId]);
}

/** The widest file of each of these uploads, by upload. */
export async function readPictures(
  manager: EntityManager,
  organizationId: number,
  uploadIds: readonly number[],
): Promise<{ uploadId: number; storageKey: string }[]> {
  return manager.query(
    `SELECT DISTINCT ON (upload_id) upload_id AS "uploadId", storage_key AS "storageKey" FROM upload_sizes
     WHERE organization_id = $1 AND upload_id = ANY ($2::int[]) ORDER BY upload_id, width DESC, id`,
    [organizationId, uploadIds],
  );
}

import type { Selection } from './selections.js';

/**
 * One statement per selection that answers the same as our graph, as text: the whole JSON is built in PostgreSQL.
 * Written for speed: the statistics of basketball stand in it as constants, and nothing is asked that the selection
 * does not need. Parameters: $1 organization, $2 game, and $3 the ids of the statistics in the order of `STORED`.
 */
export function bareSql(name: Selection['name']): string {
  return `SELECT json_build_object('data', json_build_object('organization', json_build_object('game', json_build_object(
      'id', g.id::text, 'date', g.date, 'time', g.time, 'location', place.name, 'locationUrl', NULLIF(place.url, ''), 'videoUrl', g.video_url,
      'status', upper(g.status),
      'displayStatus', CASE WHEN g.home_score > 0 OR g.away_score > 0 THEN 'Completed' ELSE upper(left(g.status, 1)) || replace(substr(g.status, 2), '_', ' ') END,
      ${name === 'box score' ? CONFIGURATION : ''}
      'home', ${side('home', name)},
      'away', ${side('away', name)}))))::text
    FROM games g
    JOIN teams home ON home.organization_id = g.organization_id AND home.id = g.home_team_id
    JOIN teams away ON away.organization_id = g.organization_id AND away.id = g.away_team_id
    LEFT JOIN locations place ON place.organization_id = g.organization_id AND place.id = g.location_id
    ${name === 'scores' ? '' : `${linesOf('home', name)} ${linesOf('away', name)}`}
    WHERE g.organization_id = $1 AND g.id = $2`;
}

/** Statistics that have rows, in the order in which their ids are given. */
export const STORED = [
  'PTS',
  'AST',
  'REB',
  'FTM',
  'FTA',
  '2PM',
  '2PA',
  '3PM',
  '3PA',
  'MIN',
  'OREB',
  'DREB',
  'STL',
  'BLK',
  'TO',
  'PF',
] as const;

/** How many of these are behind the visible statistics. */
const VISIBLE_STORED = 9;

const CONFIGURATION = `
      'periods', (SELECT json_agg(json_build_object('id', p.id::text, 'name', p.name) ORDER BY p.position, p.id) FROM game_periods p
        WHERE p.organization_id = $1 AND NOT p.hidden AND p.kind <> 'final' AND (p.kind = 'regular' OR EXISTS (
          SELECT FROM period_scores s WHERE s.organization_id = $1 AND s.game_id = g.id AND s.game_period_id = p.id))),
      'statDefinitions', (SELECT json_agg(json_build_object('id', d.id::text, 'name', d.name, 'abbreviation', d.abbreviation) ORDER BY d.position, d.id)
        FROM stat_definitions d WHERE d.organization_id = $1 AND NOT d.hidden),`;

/** The stored statistic as a column of the lines. */
const column = (abbreviation: string): string => `c${STORED.findIndex((stored) => stored === abbreviation)}`;

type Value = (column: (abbreviation: string) => string) => string;

const sum =
  (first: string, second: string): Value =>
  (of) =>
    `(${of(first)} + ${of(second)})`;
const percentage =
  (made: Value, attempted: Value): Value =>
  (of) =>
    `(CASE WHEN ${attempted(of)} > 0 THEN ((${made(of)} * 2000 + ${attempted(of)}) / (2 * ${attempted(of)})) / 10::float8 ELSE 0 END)`;
const stored =
  (abbreviation: string): Value =>
  (of) =>
    of(abbreviation);

/** The visible statistics. */
const SHOWN: readonly (readonly [abbreviation: string, value: Value])[] = [
  ['PTS', stored('PTS')],
  ['AST', stored('AST')],
  ['REB', stored('REB')],
  ['FGM', sum('2PM', '3PM')],
  ['FGA', sum('2PA', '3PA')],
  ['FG%', percentage(sum('2PM', '3PM'), sum('2PA', '3PA'))],
  ['FTM', stored('FTM')],
  ['FTA', stored('FTA')],
  ['FT%', percentage(stored('FTM'), stored('FTA'))],
  ['2PM', stored('2PM')],
  ['2PA', stored('2PA')],
  ['2P%', percentage(stored('2PM'), stored('2PA'))],
  ['3PM', stored('3PM')],
  ['3PA', stored('3PA')],
  ['3P%', percentage(stored('3PM'), stored('3PA'))],
];

/** The visible ones, then those that public tables leave out. */
const ALL = [
  ...SHOWN,
  ...STORED.slice(VISIBLE_STORED).map((abbreviation) => [abbreviation, stored(abbreviation)] as const),
];

function side(team: 'home' | 'away', name: Selection['name']): string {
  const logo = `CASE WHEN ${team}.logo_upload_id IS NOT NULL THEN (SELECT '/uploads/' || file.storage_key FROM upload_sizes file
        WHERE file.organization_id = $1 AND file.upload_id = ${team}.logo_upload_id ORDER BY file.width < 256, abs(file.width - 256), file.id LIMIT 1) END`;
  return `json_build_object(
        'team', json_build_object('id', ${team}.id::text, 'name', ${team}.name, 'logoUrl', ${logo}),
        'score', g.${team}_score,
        'periodScores', (SELECT json_agg(json_build_object('period', json_build_object('id', p.id::text), 'score', s.score) ORDER BY p.position, p.id)
          FROM period_scores s JOIN game_periods p ON p.organization_id = s.organization_id AND p.id = s.game_period_id
          WHERE s.organization_id = $1 AND s.game_id = g.id AND s.team_id = g.${team}_team_id)
        ${name === 'scores' ? '' : `, 'lines', ${team}_lines.lines, 'totals', ${team}_lines.totals`})`;
}

function linesOf(team: 'home' | 'away', name: Selection['name']): string {
  const columns = name === 'box score' ? STORED.slice(0, VISIBLE_STORED) : STORED;
  const values =
    name === 'box score'
      ? `'values', json_build_array(${SHOWN.map(([, value]) => value(column)).join(', ')})`
      : `'stats', json_build_array(${ALL.map(([abbreviation, value]) => `json_build_object('definition', json_build_object('abbreviation', '${abbreviation}'), 'value', ${value(column)})`).join(', ')})`;
  return `CROSS JOIN LATERAL (
      SELECT
        json_agg(json_build_object('player', json_build_object('id', p.id::text, 'firstName', p.first_name, 'lastName', p.last_name), 'started', l.started, ${values})
          ORDER BY l.did_not_play, l.started DESC, l.sort_order, l.id) AS lines,
        json_build_array(${SHOWN.map(([, value]) => value((abbreviation) => `sum(${column(abbreviation)})`)).join(', ')}) AS totals
      FROM game_lines l
      JOIN players p ON p.organization_id = l.organization_id AND p.id = l.player_id
      CROSS JOIN LATERAL (
        SELECT ${columns.map((abbreviation, index) => `max(v.value) FILTER (WHERE v.stat_definition_id = ($3::integer[])[${index + 1}]) AS ${column(abbreviation)}`).join(', ')}
        FROM game_line_values v WHERE v.organization_id = $1 AND v.game_line_id = l.id) AS of_line
      WHERE l.organization_id = $1 AND l.game_id = g.id AND l.team_id = g.${team}_team_id) AS ${team}_lines`;
}

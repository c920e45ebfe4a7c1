import { type Statement, statement } from '../../database/prepared.js';
import { type OwnRow, OWN_COLUMNS } from '../games/game.row.js';
import { REFERENCE_IDS, type ReferenceIds } from '../games/game-references.js';
import { playerImageSql } from '../players/player.loaders.js';

/** A line with its player and its stored values, the latter as two lists of equal length (null: none). */
export type RawLine = [
  id: number,
  teamId: number,
  position: string | null,
  started: boolean,
  didNotPlay: boolean,
  sortOrder: number,
  player: [id: number, firstName: string, lastName: string, imageUrl: string | null],
  definitionIds: number[] | null,
  values: number[] | null,
];

/** A period score of a team. */
export type RawPeriodScore = [periodId: number, teamId: number, score: number, version: number, id: number];

/** The two parts of a sheet; an operation may need one without the other. */
export type Part = 'lines' | 'periods';

/** What is read of a game beside the game itself; a part that was not asked for is empty. */
export interface Sheet {
  lines: RawLine[];
  periods: RawPeriodScore[];
}

/** The parts as one text each; null for an empty one. */
export type SheetTexts = [lines: string | null, periods: string | null];

// One JSON per game: cheaper for PostgreSQL's text protocol than some hundred fields, and JSON.parse reads it in one
// go. Players are looked up
// one by one, since a join may well read all of the organization's players for twenty lines.
const LINES = `(SELECT json_agg(json_build_array(
      l.id, l.team_id, l.position, l.started, l.did_not_play, l.sort_order,
      (SELECT json_build_array(p.id, p.first_name, p.last_name, ${playerImageSql('p')})
       FROM players p WHERE p.organization_id = l.organization_id AND p.id = l.player_id),
      stored.definition_ids, stored.numbers))
    FROM game_lines l
    CROSS JOIN LATERAL (
      SELECT array_agg(v.stat_definition_id) AS definition_ids, array_agg(v.value) AS numbers
      FROM game_line_values v WHERE v.organization_id = l.organization_id AND v.game_line_id = l.id) AS stored
    WHERE l.organization_id = $1 AND l.game_id = g.id)`;
const PERIODS = `(SELECT json_agg(json_build_array(s.game_period_id, s.team_id, s.score, s.version, s.id))
    FROM period_scores s WHERE s.organization_id = $1 AND s.game_id = g.id)`;

/** The same reading for one game, for several, and for one together with the game itself. */
export interface SheetStatements {
  one: Statement<[gameId: number, ...SheetTexts], [organizationId: number, gameId: number]>;
  many: Statement<[gameId: number, ...SheetTexts], [organizationId: number, gameIds: number[]]>;
  withGame: Statement<[sheetAndGame: string], [organizationId: number, gameId: number]>;
}

const BOTH = statements('', LINES, PERIODS);
const ONLY_LINES = statements('_lines', LINES, 'NULL');
const ONLY_PERIODS = statements('_periods', 'NULL', PERIODS);

/** The statements that read these parts and no others. */
export function sheetStatements(parts: ReadonlySet<Part>): SheetStatements {
  if (parts.size > 1) return BOTH;
  return parts.has('lines') ? ONLY_LINES : ONLY_PERIODS;
}

/** The parts from their texts. */
export function toSheet([lines, periods]: SheetTexts): Sheet {
  return { lines: parsed<RawLine>(lines), periods: parsed<RawPeriodScore>(periods) };
}

// PostgreSQL takes a list of unknown length for ten games, and would rather plan anew each time than plan for ten once.
function statements(part: string, lines: string, periods: string): SheetStatements {
  return {
    one: statement(`sheet${part}`, `SELECT g.id, ${lines}::text, ${periods}::text FROM (SELECT $2::integer) AS g (id)`),
    many: statement(
      `sheets${part}`,
      `SELECT g.id, ${lines}::text, ${periods}::text FROM unnest($2::integer[]) AS g (id)`,
    ),
    withGame: statement(
      `box_score${part}`,
      `SELECT json_build_array(${lines}, ${periods}, ${REFERENCE_IDS}, ${OWN_COLUMNS})::text FROM games g WHERE g.organization_id = $1 AND g.id = $2`,
    ),
  };
}

/** A game, what it refers to by id, and its parts. */
export interface GameAndSheet {
  game: OwnRow;
  references: ReferenceIds;
  sheet: Sheet;
}

/**
 * What `withGame` has read; the driver would spend longer on the columns' names and types than JSON.parse on what is in
 * them.
 */
export function toGameAndSheet(text: string): GameAndSheet {
  const [lines, periods, seasonId, locationId, homeTeamId, awayTeamId, ...game] = JSON.parse(text) as [
    lines: RawLine[] | null,
    periods: RawPeriodScore[] | null,
    ...ReferenceIds,
    ...OwnRow,
  ];
  return {
    game,
    references: [seasonId, locationId, homeTeamId, awayTeamId],
    sheet: { lines: lines ?? [], periods: periods ?? [] },
  };
}

function parsed<Row>(text: string | null): Row[] {
  return text === null ? [] : (JSON.parse(text) as Row[]);
}

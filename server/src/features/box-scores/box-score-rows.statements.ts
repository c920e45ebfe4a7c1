import { type Statement, statement } from '../../database/prepared.js';
import { type OwnRow, OWN_COLUMNS } from '../games/game.row.js';
import { REFERENCE_IDS, type ReferenceIds } from '../games/game-references.js';
import { playerImageSql } from '../players/player.loaders.js';

/** A line with its player and its stored values, the latter as two lists of equal length (null: none). */
export type LineRow = [
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
export type PeriodScoreRow = [periodId: number, teamId: number, score: number, version: number, id: number];

/** What is read of a game beside the game itself; what was not asked for is empty. */
export interface BoxScoreRows {
  lines: LineRow[];
  periodScores: PeriodScoreRow[];
}

/** The kinds of rows; an operation may need one without the other. */
export type RowKind = keyof BoxScoreRows;

/** The rows as one text for each kind; null for none. */
type RowTexts = [lines: string | null, periodScores: string | null];

// One JSON per game: cheaper for PostgreSQL's text protocol than some hundred fields, and JSON.parse reads it in one
// go. Players are looked up one by one, since a join may well read all of the organization's players for twenty lines.
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
const PERIOD_SCORES = `(SELECT json_agg(json_build_array(s.game_period_id, s.team_id, s.score, s.version, s.id))
    FROM period_scores s WHERE s.organization_id = $1 AND s.game_id = g.id)`;

/** The same rows for one game, for several, and for one together with the game itself. */
interface RowStatements {
  one: Statement<[gameId: number, ...RowTexts], [organizationId: number, gameId: number]>;
  many: Statement<[gameId: number, ...RowTexts], [organizationId: number, gameIds: number[]]>;
  withGame: Statement<[rowsAndGame: string], [organizationId: number, gameId: number]>;
}

const BOTH = statements('', LINES, PERIOD_SCORES);
const ONLY_LINES = statements('_lines', LINES, 'NULL');
const ONLY_PERIOD_SCORES = statements('_periods', 'NULL', PERIOD_SCORES);

/** The statements that read rows of these kinds and no others. */
export function rowStatements(kinds: ReadonlySet<RowKind>): RowStatements {
  if (kinds.size > 1) return BOTH;
  return kinds.has('lines') ? ONLY_LINES : ONLY_PERIOD_SCORES;
}

/** The rows from their texts. */
export function toBoxScoreRows([lines, periodScores]: RowTexts): BoxScoreRows {
  return { lines: parsed<LineRow>(lines), periodScores: parsed<PeriodScoreRow>(periodScores) };
}

// PostgreSQL takes a list of unknown length for ten games, and would rather plan anew each time than plan for ten once.
function statements(suffix: string, lines: string, periodScores: string): RowStatements {
  const select = `SELECT g.id, ${lines}::text, ${periodScores}::text FROM`;
  return {
    one: statement(`box_score_rows${suffix}`, `${select} (SELECT $2::integer) AS g (id)`),
    many: statement(`box_scores_rows${suffix}`, `${select} unnest($2::integer[]) AS g (id)`),
    withGame: statement(
      `box_score${suffix}`,
      `SELECT json_build_array(${lines}, ${periodScores}, ${REFERENCE_IDS}, ${OWN_COLUMNS})::text FROM games g WHERE g.organization_id = $1 AND g.id = $2`,
    ),
  };
}

/** A game, what it refers to by id, and its rows. */
interface GameAndRows {
  game: OwnRow;
  references: ReferenceIds;
  rows: BoxScoreRows;
}

/**
 * What `withGame` has read; the driver would spend longer on the columns' names and types than JSON.parse on what is in
 * them.
 */
export function toGameAndRows(text: string): GameAndRows {
  const [lines, periodScores, seasonId, locationId, homeTeamId, awayTeamId, ...game] = JSON.parse(text) as [
    lines: LineRow[] | null,
    periodScores: PeriodScoreRow[] | null,
    ...ReferenceIds,
    ...OwnRow,
  ];
  return {
    game,
    references: [seasonId, locationId, homeTeamId, awayTeamId],
    rows: { lines: lines ?? [], periodScores: periodScores ?? [] },
  };
}

function parsed<Row>(text: string | null): Row[] {
  return text === null ? [] : (JSON.parse(text) as Row[]);
}

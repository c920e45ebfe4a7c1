import { type Statement, statement } from '../../database/prepared.js';
import { column, list, nested, type ReadFrom, reading } from '../../lib/reading.js';
import { OWN } from '../games/game.row.js';
import { REFERENCE_IDS } from '../games/game-references.js';
import { playerImageSql } from '../players/player.loaders.js';

const PLAYER = reading({
  id: column<number>('p.id'),
  firstName: column<string>('p.first_name'),
  lastName: column<string>('p.last_name'),
  imageUrl: column<string | null>(playerImageSql('p')),
});

// Players are looked up one by one, since a join may well read all of the organization's players for twenty lines.
const LINE = reading({
  id: column<number>('l.id'),
  teamId: column<number>('l.team_id'),
  position: column<string | null>('l.position'),
  started: column<boolean>('l.started'),
  didNotPlay: column<boolean>('l.did_not_play'),
  sortOrder: column<number>('l.sort_order'),
  player: nested(
    PLAYER,
    (columns) => `(SELECT json_build_array(${columns})
       FROM players p WHERE p.organization_id = l.organization_id AND p.id = l.player_id)`,
  ),
  // Stored values, as two lists of equal length; null: none.
  definitionIds: column<number[] | null>('stored.definition_ids'),
  values: column<number[] | null>('stored.numbers'),
});

const PERIOD_SCORE = reading({
  periodId: column<number>('s.game_period_id'),
  teamId: column<number>('s.team_id'),
  score: column<number>('s.score'),
  version: column<number>('s.version'),
  id: column<number>('s.id'),
});

/** A line with its player and its stored values. */
export type LineRow = ReadFrom<typeof LINE>;

/** A period score of a team. */
export type PeriodScoreRow = ReadFrom<typeof PERIOD_SCORE>;

/** What is read of a game beside the game itself; what was not asked for is empty. */
export interface BoxScoreRows {
  lines: LineRow[];
  periodScores: PeriodScoreRow[];
}

/** The kinds of rows; an operation may need one without the other. */
export type RowKind = keyof BoxScoreRows;

const linesOf = (columns: string): string => `(SELECT json_agg(json_build_array(${columns}))
    FROM game_lines l
    CROSS JOIN LATERAL (
      SELECT array_agg(v.stat_definition_id) AS definition_ids, array_agg(v.value) AS numbers
      FROM game_line_values v WHERE v.organization_id = l.organization_id AND v.game_line_id = l.id) AS stored
    WHERE l.organization_id = $1 AND l.game_id = g.id)`;
const periodScoresOf = (columns: string): string => `(SELECT json_agg(json_build_array(${columns}))
    FROM period_scores s WHERE s.organization_id = $1 AND s.game_id = g.id)`;
const nothing = (): string => 'NULL';

const BOTH = statements('', linesOf, periodScoresOf);
const ONLY_LINES = statements('_lines', linesOf, nothing);
const ONLY_PERIOD_SCORES = statements('_periods', nothing, periodScoresOf);

/** The statements that read rows of these kinds and no others. */
export function rowStatements(kinds: ReadonlySet<RowKind>): ReturnType<typeof statements> {
  if (kinds.size > 1) return BOTH;
  return kinds.has('lines') ? ONLY_LINES : ONLY_PERIOD_SCORES;
}

// One JSON per game: cheaper for PostgreSQL's text protocol than some hundred fields, and than the driver's work on the
// names and types of columns; JSON.parse reads it in one go. PostgreSQL takes a list of unknown length for ten games,
// and would rather plan anew each time than plan for ten once.
function statements(suffix: string, lines: typeof linesOf, periodScores: typeof periodScoresOf) {
  const rows = reading({ lines: list(LINE, lines), periodScores: list(PERIOD_SCORE, periodScores) });
  const rowsAndGame = reading({ rows, references: REFERENCE_IDS, own: OWN });
  const one: Statement<[gameId: number, rows: string], [organizationId: number, gameId: number]> = statement(
    `box_score_rows${suffix}`,
    `SELECT g.id, json_build_array(${rows.sql})::text FROM (SELECT $2::integer) AS g (id)`,
    { games: ([, id]) => [id] },
  );
  const many: Statement<[gameId: number, rows: string], [organizationId: number, gameIds: number[]]> = statement(
    `box_scores_rows${suffix}`,
    `SELECT g.id, json_build_array(${rows.sql})::text FROM unnest($2::integer[]) AS g (id)`,
    { games: ([, ids]) => ids },
  );
  const withGame: Statement<[rowsAndGame: string], [organizationId: number, gameId: number]> = statement(
    `box_score${suffix}`,
    `SELECT json_build_array(${rowsAndGame.sql})::text FROM games g WHERE g.organization_id = $1 AND g.id = $2`,
    { games: ([, id]) => [id] },
  );
  return {
    /** The rows of one game. */
    one,
    /** The rows of several games. */
    many,
    readRows: (text: string, organizationId: number): BoxScoreRows =>
      rows.read(JSON.parse(text) as unknown[], organizationId),
    /** One game together with its rows. */
    withGame,
    readRowsAndGame: (text: string, organizationId: number): ReadFrom<typeof rowsAndGame> =>
      rowsAndGame.read(JSON.parse(text) as unknown[], organizationId),
  };
}

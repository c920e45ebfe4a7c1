import type { ReadById } from '../../database/batched-reads.js';
import { type Statement, statement } from '../../database/prepared.js';
import { type ReadFrom, reading } from '../../lib/reading.js';
import { OWN } from '../games/game.row.js';
import { REFERENCE_IDS } from '../games/game-references.js';
import { LISTED_SQL } from './listed-players.js';
import { type LineRow, type PeriodScoreRow, readLineRows, readPeriodScoreRows } from './line-rows.js';

/** What is read of a game beside the game itself; what was not asked for is empty. */
export interface BoxScoreRows {
  readonly lines: readonly LineRow[];
  readonly periodScores: readonly PeriodScoreRow[];
}

/** The kinds of rows; an operation may need one without the other. */
export type RowKind = keyof BoxScoreRows;

/** The same as lists in JSON, each null where it was not asked for; and those who play, where they come along. */
type Texts = [lines: string | null, periodScores: string | null, players: string | null];

/** A game's own columns. */
const GAME = reading({ references: REFERENCE_IDS, own: OWN });

const LINES = 'coalesce(kept.lines, box_score_lines($1, g.id))';
const PERIOD_SCORES = 'coalesce(kept.period_scores, box_score_period_scores($1, g.id))';
const NOTHING = 'NULL';

const BOTH = statements('', [LINES, PERIOD_SCORES, NOTHING]);
const BOTH_WITH_PLAYERS = statements('_players', [LINES, PERIOD_SCORES, LISTED_SQL]);
const ONLY_LINES = statements('_lines', [LINES, NOTHING, NOTHING]);
const ONLY_LINES_WITH_PLAYERS = statements('_lines_players', [LINES, NOTHING, LISTED_SQL]);
const ONLY_PERIOD_SCORES = statements('_periods', [NOTHING, PERIOD_SCORES, NOTHING]);

/**
 * The statements that read rows of these kinds and no others.
 * @param withPlayers whether those who play come along with lines
 */
export function rowStatements(kinds: ReadonlySet<RowKind>, withPlayers: boolean): ReturnType<typeof statements> {
  if (!kinds.has('lines')) return ONLY_PERIOD_SCORES;
  if (kinds.size > 1) return withPlayers ? BOTH_WITH_PLAYERS : BOTH;
  return withPlayers ? ONLY_LINES_WITH_PLAYERS : ONLY_LINES;
}

/** Reads the texts of lines and period scores. */
export function readRows([lines, periodScores]: Texts): BoxScoreRows {
  return {
    lines: lines === null ? [] : readLineRows(lines),
    periodScores: periodScores === null ? [] : readPeriodScoreRows(periodScores),
  };
}

/** Reads the first column of `withGame`. */
export function readGame(text: string, organizationId: number): ReadFrom<typeof GAME> {
  return GAME.read(JSON.parse(text) as unknown[], organizationId);
}

// The database keeps the rows of games whose result is known as one text; of others the same functions give it that it
// is made by. One JSON for a game's own columns: cheaper for PostgreSQL's text protocol than many fields, and than the
// driver's work on the names and types of columns.
function statements(suffix: string, columns: readonly string[]) {
  const texts = columns.join(', ');
  const kept = 'LEFT JOIN game_box_scores kept ON kept.organization_id = $1 AND kept.game_id = g.id';
  const one: Statement<[gameId: number, ...rows: Texts], [organizationId: number, gameId: number]> = statement(
    `box_score_rows${suffix}`,
    `SELECT g.id, ${texts} FROM (SELECT $2::integer) AS g (id) ${kept}`,
    { games: ([, id]) => [id] },
  );
  // PostgreSQL takes a list of unknown length for ten games, and would rather plan anew each time than plan for ten
  // once.
  const many: Statement<[gameId: number, ...rows: Texts], [organizationId: number, gameIds: number[]]> = statement(
    `box_scores_rows${suffix}`,
    `SELECT g.id, ${texts} FROM unnest($2::integer[]) AS g (id) ${kept}`,
    { games: ([, ids]) => ids },
  );
  const withGame: Statement<[game: string, ...rows: Texts], [organizationId: number, gameId: number]> = statement(
    `box_score${suffix}`,
    `SELECT json_build_array(${GAME.sql})::text, ${texts} FROM games g ${kept} WHERE g.organization_id = $1 AND g.id = $2`,
    { games: ([, id]) => [id] },
  );
  const withGames: Statement<[id: number, game: string, ...rows: Texts], [organizationId: number, ids: number[]]> =
    statement(
      `box_scores${suffix}`,
      `SELECT g.id, json_build_array(${GAME.sql})::text, ${texts} FROM unnest($2::integer[]) AS wanted (id)
     JOIN games g ON g.organization_id = $1 AND g.id = wanted.id ${kept}`,
      { games: ([, ids]) => ids },
    );
  return {
    /** The rows of one game. */
    one,
    /** The rows of several games. */
    many,
    /** A game together with its rows. */
    withGame: { one: withGame, many: withGames } satisfies ReadById<[game: string, ...rows: Texts]>,
  };
}

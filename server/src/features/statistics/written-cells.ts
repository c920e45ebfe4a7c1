import { sqlStamp } from '../audit/stamps.js';

const SAME_CELL = 'v.organization_id = $1 AND v.game_line_id = c.line_id AND v.stat_definition_id = c.definition_id';

/** The stamp of statements that write values of statistics: $3 is when, $4 by whom. */
export const CELL_STAMP = sqlStamp({ now: new Date(0), author: { id: null, name: '' } }, 3);
const STAMP = CELL_STAMP;

/**
 * The part of a statement that stores values: they are the rows of an earlier part `cell` (line_id, definition_id,
 * value), null removing one. Who has a value has played. $1 is the organization; `written` has the new versions, `old`,
 * `gone`, `changed`, `added`, `idle` and `playing` the rows before and after.
 */
export const WRITTEN_CELLS = `old AS (
     SELECT v.id, v.game_line_id, v.stat_definition_id, to_jsonb(v) AS row FROM game_line_values v JOIN cell c ON ${SAME_CELL}
   ), gone AS (
     DELETE FROM game_line_values v USING cell c WHERE ${SAME_CELL} AND c.value IS NULL
     RETURNING v.game_line_id, v.stat_definition_id, to_jsonb(v) AS row
   ), changed AS (
     UPDATE game_line_values v SET value = c.value, ${STAMP.set} FROM cell c
     WHERE ${SAME_CELL} AND c.value IS NOT NULL
     RETURNING v.id, v.game_line_id, v.stat_definition_id, v.version, to_jsonb(v) AS row
   ), added AS (
     INSERT INTO game_line_values AS v (organization_id, game_line_id, stat_definition_id, value, ${STAMP.columns})
     SELECT $1, c.line_id, c.definition_id, c.value, ${STAMP.values} FROM cell c
     WHERE c.value IS NOT NULL AND NOT EXISTS (SELECT FROM old v WHERE v.game_line_id = c.line_id AND v.stat_definition_id = c.definition_id)
     RETURNING v.id, v.game_line_id, v.stat_definition_id, v.version, to_jsonb(v) AS row
   ), idle AS (
     SELECT l.id, to_jsonb(l) AS row FROM game_lines l WHERE l.organization_id = $1 AND l.did_not_play
       AND l.id IN (SELECT c.line_id FROM cell c WHERE c.value IS NOT NULL)
   ), playing AS (
     UPDATE game_lines l SET did_not_play = false, ${STAMP.set} WHERE l.organization_id = $1 AND l.id IN (SELECT id FROM idle)
     RETURNING l.id, to_jsonb(l) AS row
   ), written AS (
     SELECT game_line_id, stat_definition_id, version FROM changed
     UNION ALL SELECT game_line_id, stat_definition_id, version FROM added
     UNION ALL SELECT game_line_id, stat_definition_id, nextval('statistic_versions')::int FROM gone
   )`;

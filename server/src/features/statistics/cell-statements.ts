import { UNORDERED } from '../../domain/statistics/unordered.js';
import { statement } from '../../database/prepared.js';
import type { Write } from '../audit/write.service.js';
import { UNDO_WINDOW_MS } from '../undo/recorder.service.js';
import { CELL_STAMP as STAMP, WRITTEN_CELLS } from './written-cells.js';
import { type EnteredGame, type GamePlayer, runInWrite } from './entered-game.service.js';

/** A cell as it is stored, and who stored that. */
export interface ReadCell {
  readonly playerId: number;
  readonly definitionId: number;
  /** The player's line and its team; 0 without one. */
  readonly lineId: number;
  readonly teamId: number;
  readonly value: number | null;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: Date | null;
}

/** One entry of the ledger to be: a step of a cell. */
export interface LedgerStep {
  readonly cell: ReadCell;
  readonly operation: 'set' | 'add';
  readonly operationId: string | null;
  readonly before: number | null;
  readonly after: number | null;
}

// Everybody locks in this order: new lines by player, the lines there are by player, teams by id. A CTE is carried out
// when it is first asked for, which is why each asks for the one before it. Nothing is read here: what the statement
// sees is as old as its start, before it waited.
const LOCK_LINES = statement<
  [madeIds: number[] | null, lockedIds: number[] | null, teams: number],
  [
    organizationId: number,
    gameId: number,
    at: Date,
    by: number | null,
    newTeamIds: number[],
    newPlayerIds: number[],
    newPositions: (string | null)[],
    playerIds: number[],
    teamIds: number[],
  ]
>(
  'statistics_lock_lines',
  `WITH made AS (
     INSERT INTO game_lines (organization_id, game_id, team_id, player_id, position, sort_order, ${STAMP.columns})
     SELECT $1, $2, n.team_id, n.player_id, n.position, ${UNORDERED}, ${STAMP.values}
     FROM unnest($5::int[], $6::int[], $7::text[]) AS n (team_id, player_id, position) ORDER BY n.player_id
     ON CONFLICT ON CONSTRAINT game_lines_player_key DO UPDATE SET sort_order = game_lines.sort_order
     RETURNING id, xmax = 0 AS is_new
   ), locked AS (
     SELECT l.id FROM game_lines l WHERE l.organization_id = $1 AND l.game_id = $2 AND l.player_id = ANY($8) AND (SELECT count(*) FROM made) >= 0
     ORDER BY l.player_id FOR NO KEY UPDATE
   ), totals AS (
     SELECT t.id FROM teams t WHERE t.organization_id = $1 AND t.id = ANY($9) AND (SELECT count(*) FROM locked) >= 0
     ORDER BY t.id FOR NO KEY UPDATE
   )
   SELECT (SELECT array_agg(id) FROM made WHERE is_new), (SELECT array_agg(id) FROM (SELECT id FROM made UNION ALL SELECT id FROM locked) AS l),
     (SELECT count(*) FROM totals)`,
);

/** Ids of lines that are locked. */
export interface LockedLines {
  /** Those that were made. */
  readonly made: readonly number[];
  /** All of them. */
  readonly locked: readonly number[];
}

/**
 * Makes the lines that players have none of yet, and locks all of them until the transaction ends, and after them the
 * totals of teams. A line that somebody else makes while this waits is not among them.
 */
export async function lockLines(
  tx: Write,
  game: EnteredGame,
  players: readonly GamePlayer[],
  teamIds: readonly number[],
): Promise<LockedLines> {
  const fresh = players.filter(({ hasLine }) => !hasLine);
  const [row] = await runInWrite(tx, LOCK_LINES, [
    tx.organizationId,
    game.id,
    tx.now,
    tx.author.id,
    fresh.map(({ teamId }) => teamId),
    fresh.map(({ playerId }) => playerId),
    fresh.map(({ position }) => position),
    players.map(({ playerId }) => playerId),
    [...teamIds],
  ]);
  return { made: row?.[0] ?? [], locked: row?.[1] ?? [] };
}

// The latest entry of a removed value says which version that left; the version of a value is its own.
const READ_CELLS = statement<
  [
    playerId: number,
    definitionId: number,
    lineId: number,
    teamId: number,
    value: number | null,
    version: number,
    changedBy: string,
    changedAt: Date | null,
    done: string[] | null,
  ],
  [organizationId: number, gameId: number, playerIds: number[], definitionIds: number[], operationIds: string[]]
>(
  'statistics_read_cells',
  `SELECT c.player_id, c.definition_id, coalesce(l.id, 0), coalesce(l.team_id, 0), v.value, coalesce(v.version, e.version, 0),
     CASE WHEN v.id IS NULL OR v.version = e.version THEN coalesce(e.actor_name, '') ELSE coalesce(u.username, e.actor_name, 'an import') END,
     CASE WHEN v.id IS NULL OR v.version = e.version THEN e.at ELSE v.stored_at END,
     (SELECT array_agg(o.operation_id) FROM statistics_ledger o WHERE o.organization_id = $1 AND o.operation_id = ANY($5))
   FROM unnest($3::int[], $4::int[]) WITH ORDINALITY AS c (player_id, definition_id, place)
   LEFT JOIN game_lines l ON l.organization_id = $1 AND l.game_id = $2 AND l.player_id = c.player_id
   LEFT JOIN LATERAL (
     SELECT t.id, t.value, t.version, t.updated_at AS stored_at, t.updated_by AS stored_by FROM game_line_values t
     WHERE t.organization_id = $1 AND t.game_line_id = l.id AND t.stat_definition_id = c.definition_id
   ) AS v ON true
   LEFT JOIN LATERAL (
     SELECT s.version, s.actor_name, s.at FROM statistics_ledger s
     WHERE s.organization_id = $1 AND s.game_id = $2 AND s.player_id = c.player_id AND s.stat_definition_id = c.definition_id
     ORDER BY s.id DESC LIMIT 1
   ) AS e ON true
   LEFT JOIN users u ON u.id = v.stored_by ORDER BY c.place`,
);

/** Reads cells, of locked lines where there are any, and which of the operations are done already. */
export async function readCells(
  tx: Write,
  game: EnteredGame,
  cells: readonly { playerId: number; definitionId: number }[],
  operationIds: readonly string[],
): Promise<{ cells: ReadCell[]; done: Set<string> }> {
  const rows = await runInWrite(tx, READ_CELLS, [
    tx.organizationId,
    game.id,
    cells.map(({ playerId }) => playerId),
    cells.map(({ definitionId }) => definitionId),
    [...operationIds],
  ]);
  return {
    cells: rows.map(([playerId, definitionId, lineId, teamId, value, version, changedBy, changedAt]) => ({
      playerId,
      definitionId,
      lineId,
      teamId,
      value,
      version,
      changedBy,
      changedAt,
    })),
    done: new Set(rows[0]?.[8]),
  };
}

// Who has a value has played. Values, ledger, undo and trail in one statement, however many cells: a round trip costs
// more than any of them. The rows of the undo are those that UndoRecorder would keep.
const WRITE_CELLS = statement<
  [lineId: number, definitionId: number, version: number, undoId: string],
  [
    organizationId: number,
    gameId: number,
    at: Date,
    by: number | null,
    actorName: string,
    lineIds: number[],
    definitionIds: number[],
    values: (number | null)[],
    stepTeamIds: number[],
    stepPlayerIds: number[],
    stepLineIds: number[],
    stepDefinitionIds: number[],
    operations: string[],
    operationIds: (string | null)[],
    befores: (number | null)[],
    afters: (number | null)[],
    areLast: boolean[],
    madeLineIds: number[],
    unusedLineIds: number[],
    gameLabel: string,
    undoLabel: string,
    expiresAt: Date,
  ]
>(
  'statistics_write_cells',
  `WITH cell AS (
     SELECT * FROM unnest($6::int[], $7::int[], $8::int[]) AS c (line_id, definition_id, value)
   ), ${WRITTEN_CELLS}, ledger AS (
     INSERT INTO statistics_ledger (organization_id, game_id, team_id, player_id, stat_definition_id, operation, operation_id, before, after,
       actor_id, actor_name, at, version)
     SELECT $1, $2, s.team_id, s.player_id, s.definition_id, s.operation, s.operation_id, s.before, s.after, $4, $5, $3,
       coalesce(w.version, nextval('statistic_versions')::int)
     FROM unnest($9::int[], $10::int[], $11::int[], $12::int[], $13::text[], $14::text[], $15::int[], $16::int[], $17::bool[]) WITH ORDINALITY
       AS s (team_id, player_id, line_id, definition_id, operation, operation_id, before, after, is_last, place)
     LEFT JOIN written w ON s.is_last AND w.game_line_id = s.line_id AND w.stat_definition_id = s.definition_id
     ORDER BY s.place
   ), entry AS (
     INSERT INTO undo_entries (organization_id, command, label, actor_id, actor_name, created_at, expires_at)
     SELECT $1, 'statistics.save', $21, $4, $5, $3, $22 WHERE cardinality($6::int[]) > 0 RETURNING id
   ), steps AS (
     INSERT INTO undo_steps (organization_id, undo_entry_id, kind, table_name, columns, row_data, row_count)
     SELECT $1, entry.id, step.kind, step.table_name, step.columns, step.row_data, step.row_count FROM entry, (
       SELECT 1 AS place, 'created' AS kind, 'game_lines' AS table_name, '{}'::text[] AS columns, jsonb_agg(to_jsonb(l)) AS row_data, count(*) AS row_count
       FROM game_lines l WHERE l.organization_id = $1 AND l.id = ANY($18)
       UNION ALL SELECT 1, 'changed', 'game_lines', '{}', jsonb_agg(jsonb_build_object('before', idle.row, 'after', playing.row)), count(*)
       FROM playing JOIN idle USING (id)
       UNION ALL SELECT 2, 'removed', 'game_line_values', ARRAY(SELECT jsonb_object_keys((SELECT row FROM gone LIMIT 1))),
         jsonb_agg((SELECT jsonb_agg(field.value) FROM jsonb_each_text(row) AS field)), count(*) FROM gone
       UNION ALL SELECT 3, 'changed', 'game_line_values', '{}', jsonb_agg(jsonb_build_object('before', old.row, 'after', changed.row)), count(*)
       FROM changed JOIN old USING (id)
       UNION ALL SELECT 4, 'created', 'game_line_values', '{}', jsonb_agg(row), count(*) FROM added
     ) AS step WHERE step.row_count > 0 ORDER BY step.place
   ), unused AS (
     DELETE FROM game_lines l WHERE l.organization_id = $1 AND l.id = ANY($19)
   ), trail AS (
     INSERT INTO audit_entries (organization_id, at, actor_id, actor_name, action, entity_type, entity_id, entity_label)
     SELECT $1, $3, $4, $5, 'statistics.save', 'statistics', $2, $20 WHERE cardinality($9::int[]) > 0
   )
   SELECT w.game_line_id, w.stat_definition_id, w.version, entry.id::text FROM written w, entry`,
);

/** What a write of cells is given. */
export interface CellsToWrite {
  /** Every step, in order. */
  readonly steps: readonly LedgerStep[];
  /** The cells that end up with another value, with that. */
  readonly values: ReadonlyMap<ReadCell, number | null>;
  /** Lines that were made for it. */
  readonly madeLineIds: readonly number[];
}

/**
 * Stores values, with their entries in the ledger, an undo and an entry of the trail.
 * @returns the new versions, and the undo's id
 */
export async function writeCells(
  tx: Write,
  game: EnteredGame,
  { steps, values, madeLineIds }: CellsToWrite,
): Promise<{ versions: Map<ReadCell, number>; undoId: string | null }> {
  const cells = [...values.keys()];
  const used = new Set(cells.map(({ lineId }) => lineId));
  const lastSteps = new Set(new Map(steps.map((step) => [step.cell, step])).values());
  const count = cells.length === 1 ? '1 statistic' : `${cells.length} statistics`;
  const rows = await runInWrite(tx, WRITE_CELLS, [
    tx.organizationId,
    game.id,
    tx.now,
    tx.author.id,
    tx.author.name,
    cells.map(({ lineId }) => lineId),
    cells.map(({ definitionId }) => definitionId),
    [...values.values()],
    steps.map(({ cell }) => cell.teamId),
    steps.map(({ cell }) => cell.playerId),
    steps.map(({ cell }) => cell.lineId),
    steps.map(({ cell }) => cell.definitionId),
    steps.map(({ operation }) => operation),
    steps.map(({ operationId }) => operationId),
    steps.map(({ before }) => before),
    steps.map(({ after }) => after),
    steps.map((step) => lastSteps.has(step)),
    madeLineIds.filter((id) => used.has(id)),
    madeLineIds.filter((id) => !used.has(id)),
    game.label,
    `Saved ${count} of ${game.label}.`,
    new Date(tx.now.getTime() + UNDO_WINDOW_MS),
  ]);
  const versionOf = new Map(rows.map(([lineId, definitionId, version]) => [`${lineId}-${definitionId}`, version]));
  return {
    versions: new Map(cells.map((cell) => [cell, versionOf.get(`${cell.lineId}-${cell.definitionId}`)!])),
    undoId: rows[0]?.[3] ?? null,
  };
}

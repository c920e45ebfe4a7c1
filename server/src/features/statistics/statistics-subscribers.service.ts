import { statement } from '../../database/prepared.js';
import { conflict } from '../../lib/errors.js';
import type { Subscriber } from '../audit/write-events.service.js';
import { runInWrite } from './entered-game.service.js';

/** Commands whose values are in the ledger; whatever else removes values brings them back as they were. */
const IN_LEDGER = ['statistics.save', 'game_line.delete'];

// Lines that the command removed count as well: their values return with them.
const TOUCHED = statement<
  [
    gameId: number,
    teamId: number,
    playerId: number,
    lineId: number,
    definitionId: number,
    left: number | null,
    now: number | null,
    name: string,
    label: string,
    changedBy: string | null,
  ],
  [organizationId: number, entryId: string]
>(
  'statistics_touched_by_undo',
  `WITH step AS (
     SELECT s.table_name, s.kind, CASE s.kind
       WHEN 'removed' THEN (SELECT jsonb_object_agg(c.name, f.value) FROM unnest(s.columns) WITH ORDINALITY AS c (name, place)
         JOIN jsonb_array_elements(element.value) WITH ORDINALITY AS f (value, place) USING (place))
       WHEN 'changed' THEN element.value -> 'after' ELSE element.value END AS row
     FROM undo_steps s CROSS JOIN LATERAL jsonb_array_elements(s.row_data) AS element
     WHERE s.organization_id = $1 AND s.undo_entry_id = $2 AND s.table_name IN ('game_lines', 'game_line_values')
   ), line AS (
     SELECT id, game_id, team_id, player_id FROM game_lines WHERE organization_id = $1
       AND id IN (SELECT (row ->> 'game_line_id')::int FROM step WHERE table_name = 'game_line_values')
     UNION ALL
     SELECT (row ->> 'id')::int, (row ->> 'game_id')::int, (row ->> 'team_id')::int, (row ->> 'player_id')::int
     FROM step WHERE table_name = 'game_lines' AND kind = 'removed'
   )
   SELECT line.game_id, line.team_id, line.player_id, line.id, d.id, CASE WHEN step.kind <> 'removed' THEN (step.row ->> 'value')::int END, v.value,
     d.abbreviation || ' of ' || btrim(p.first_name || ' ' || p.last_name), u.label,
     (SELECT e.actor_name FROM statistics_ledger e
      WHERE e.organization_id = $1 AND e.game_id = line.game_id AND e.player_id = line.player_id AND e.stat_definition_id = d.id ORDER BY e.id DESC LIMIT 1)
   FROM step JOIN line ON line.id = (step.row ->> 'game_line_id')::int
   JOIN undo_entries u ON u.organization_id = $1 AND u.id = $2
   JOIN stat_definitions d ON d.organization_id = $1 AND d.id = (step.row ->> 'stat_definition_id')::int
   JOIN players p ON p.organization_id = $1 AND p.id = line.player_id
   LEFT JOIN game_lines present ON present.organization_id = $1 AND present.game_id = line.game_id AND present.player_id = line.player_id
   LEFT JOIN game_line_values v ON v.organization_id = $1 AND v.game_line_id = present.id AND v.stat_definition_id = d.id
   WHERE step.table_name = 'game_line_values' ORDER BY line.player_id, d.position, d.id`,
);

const LOCK = statement<[], [organizationId: number, entryId: string]>(
  'statistics_lock_for_undo',
  `WITH game AS (
     SELECT g.id FROM games g WHERE g.organization_id = $1 AND g.id IN (
       SELECT l.game_id FROM undo_steps s CROSS JOIN LATERAL jsonb_array_elements(s.row_data) AS element
       JOIN game_lines l ON l.organization_id = $1 AND l.id = coalesce(element.value -> 'after' ->> 'game_line_id', CASE s.kind
         WHEN 'removed' THEN element.value ->> (array_position(s.columns, 'game_line_id') - 1) ELSE element.value ->> 'game_line_id' END)::int
       WHERE s.organization_id = $1 AND s.undo_entry_id = $2 AND s.table_name = 'game_line_values') ORDER BY g.id FOR SHARE
   ), line AS (
     SELECT l.id FROM game_lines l WHERE l.organization_id = $1 AND l.game_id IN (SELECT id FROM game) ORDER BY l.player_id FOR NO KEY UPDATE
   )
   SELECT FROM line`,
);

const NOTE = statement<
  [],
  [
    organizationId: number,
    lineIds: number[],
    definitionIds: number[],
    gameIds: number[],
    teamIds: number[],
    playerIds: number[],
    befores: (number | null)[],
    actorId: number | null,
    actorName: string,
    at: Date,
  ]
>(
  'statistics_note_undo',
  `WITH cell AS (
     SELECT * FROM unnest($2::int[], $3::int[], $4::int[], $5::int[], $6::int[], $7::int[]) WITH ORDINALITY
       AS c (line_id, definition_id, game_id, team_id, player_id, before, place)
   ), fresh AS (
     UPDATE game_line_values v SET value = v.value FROM cell c
     WHERE v.organization_id = $1 AND v.game_line_id = c.line_id AND v.stat_definition_id = c.definition_id
     RETURNING v.game_line_id, v.stat_definition_id, v.value, v.version
   )
   INSERT INTO statistics_ledger (organization_id, game_id, team_id, player_id, stat_definition_id, operation, before, after, actor_id, actor_name, at, version)
   SELECT $1, c.game_id, c.team_id, c.player_id, c.definition_id, 'undo', c.before, f.value, $8, $9, $10,
     coalesce(f.version, nextval('statistic_versions')::int)
   FROM cell c LEFT JOIN fresh f ON f.game_line_id = c.line_id AND f.stat_definition_id = c.definition_id ORDER BY c.place`,
);

/**
 * Keeps the ledger whole when a save of statistics, or the removal of a line, is taken back, and refuses that when a
 * value has changed since, naming it and who changed it.
 */
export const noteUndoneStatistics: Subscriber<'undo'> = async (tx, { entryId, tables }, work) => {
  if (!tables.has('game_line_values')) return work();
  const [entry] = (await tx.manager.query('SELECT command FROM undo_entries WHERE organization_id = $1 AND id = $2', [
    tx.organizationId,
    entryId,
  ])) as { command: string }[];
  if (!IN_LEDGER.includes(entry!.command)) return work();
  await runInWrite(tx, LOCK, [tx.organizationId, entryId]);
  const cells = await runInWrite(tx, TOUCHED, [tx.organizationId, entryId]);
  const changed = cells.find(([, , , , , left, now]) => left !== now);
  if (changed) {
    const [, , , , , , , name, label, changedBy] = changed;
    const who = changedBy === null ? '' : ` by ${changedBy}`;
    throw conflict(`"${label}" cannot be undone: ${name} has been changed since${who}.`, { table: 'game_line_values' });
  }
  await work();
  await runInWrite(tx, NOTE, [
    tx.organizationId,
    cells.map(([, , , lineId]) => lineId),
    cells.map(([, , , , definitionId]) => definitionId),
    cells.map(([gameId]) => gameId),
    cells.map(([, teamId]) => teamId),
    cells.map(([, , playerId]) => playerId),
    cells.map(([, , , , , left]) => left),
    tx.author.id,
    tx.author.name,
    tx.now,
  ]);
};

import { eraseNames } from '../../domain/players/erase-names.js';
import type { Write } from '../audit/write.service.js';
import { type ErasedPerson, hasSeveralWords, NAMED_THINGS } from './erase-texts.service.js';

/**
 * Tables whose rows are about one player, and the column that says which. What they hold beside ids is the person's.
 */
const ABOUT_PLAYER: Readonly<Record<string, string>> = {
  players: 'id',
  player_videos: 'player_id',
  player_attribute_values: 'player_id',
  roster_entries: 'player_id',
};

/** In these a single word is rather the thing's own name. */
const OF_THINGS: ReadonlySet<string> = new Set(NAMED_THINGS.map(({ table }) => table));

interface Step {
  id: string;
  entryId: string;
  table: string;
  rows: unknown;
  isAbout: boolean;
}

/**
 * Whatever could still be undone and would bring the person back can be undone no longer: commands that changed or
 * removed the player's own rows or names are forgotten as a whole, since half of one cannot be taken back.
 */
export async function eraseUndo(tx: Write, { ids, names, replacement }: ErasedPerson): Promise<void> {
  const { manager, organizationId } = tx;
  const words = names
    .flatMap(({ firstName, lastName }) => [firstName, lastName])
    .filter((word) => word !== '')
    .map(
      (word) =>
        `%${JSON.stringify(word)
          .slice(1, -1)
          .replace(/[\\%_]/g, '\\$&')}%`,
    );
  const column = `CASE table_name ${Object.entries(ABOUT_PLAYER)
    .map(([table, name]) => `WHEN '${table}' THEN '${name}'`)
    .join(' ')} END`;
  const steps = (await manager.query(
    `WITH step AS (SELECT *, ${column} AS owner FROM undo_steps WHERE organization_id = $1)
     SELECT id, "entryId", "table", rows, "isAbout" FROM (
       SELECT s.id, s.undo_entry_id AS "entryId", s.table_name AS "table", s.row_data AS rows, s.owner IS NOT NULL AND EXISTS (
         SELECT FROM jsonb_array_elements(s.row_data) AS element (row)
         WHERE ARRAY[row ->> (array_position(s.columns, s.owner) - 1), row ->> s.owner, row -> 'before' ->> s.owner, row -> 'after' ->> s.owner] && $2::text[]) AS "isAbout"
       FROM step s WHERE s.owner IS NOT NULL OR s.row_data::text ILIKE ANY ($3)) AS found`,
    [organizationId, ids, words],
  )) as Step[];
  const fullNames = names.filter(hasSeveralWords);
  const bringsBack = ({ table, rows, isAbout }: Step): boolean =>
    isAbout ||
    JSON.stringify(eraseNames(rows, OF_THINGS.has(table) ? fullNames : names, replacement)) !== JSON.stringify(rows);
  const entries = [...new Set(steps.filter(bringsBack).map(({ entryId }) => entryId))];
  await manager.query('DELETE FROM undo_entries WHERE organization_id = $1 AND id = ANY ($2::bigint[])', [
    organizationId,
    entries,
  ]);
}

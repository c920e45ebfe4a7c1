import type { EntityManager } from 'typeorm';
import { importOvertaken } from '../import-overtaken.js';

/**
 * The ids of periods of a sport by their names, in the order of the names.
 * @throws 409 for one that has gone since the files were read
 */
export async function periodIdsOf(
  manager: EntityManager,
  organizationId: number,
  sportId: number,
  names: readonly string[],
): Promise<number[]> {
  const rows = await manager.query<{ id: number; name: string }[]>(
    'SELECT id, name FROM game_periods WHERE organization_id = $1 AND sport_id = $2',
    [organizationId, sportId],
  );
  const ids = new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
  return names.map((name) => {
    const id = ids.get(name.toLowerCase());
    if (id === undefined) throw importOvertaken(`The period ${name} was removed or renamed`);
    return id;
  });
}

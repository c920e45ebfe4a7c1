import type { Write } from '../audit/write.service.js';

/** A place as it is entered. Without a word about its address any place of this name is meant. */
export interface EnteredPlace {
  name: string;
  /** Null: it has no address. */
  url: string | null | undefined;
}

/**
 * The id of the organization's place with this name and address; it is made when there is none. Of several with the
 * name one that has an address comes first, then the oldest.
 */
export async function findOrCreateLocation(tx: Write, { name, url }: EnteredPlace): Promise<number> {
  const { manager, organizationId } = tx;
  const find = async (): Promise<number | undefined> => {
    const rows = (await manager.query(
      `SELECT id FROM locations WHERE organization_id = $1 AND name = $2 AND ($3::text IS NULL OR url = $3) ORDER BY url = '', id LIMIT 1`,
      [organizationId, name, url === undefined ? null : (url ?? '')],
    )) as { id: number }[];
    return rows[0]?.id;
  };
  const known = await find();
  if (known !== undefined) return known;
  // Somebody else may be making the same one.
  const made = (await manager.query(
    'INSERT INTO locations (organization_id, name, url) VALUES ($1, $2, $3) ON CONFLICT (organization_id, name, url) DO NOTHING RETURNING id',
    [organizationId, name, url ?? ''],
  )) as { id: number }[];
  return made[0]?.id ?? (await find())!;
}

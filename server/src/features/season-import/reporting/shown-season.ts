import type { EntityManager } from 'typeorm';

/** A season that public pages show. */
export interface ShownSeason {
  readonly name: string;
  readonly startDate: string | null;
}

/**
 * The season that the public pages of one season show instead of this active one; null when they show this one, or it
 * is not active.
 */
export async function shownInstead(
  manager: EntityManager,
  organizationId: number,
  seasonId: number,
): Promise<ShownSeason | null> {
  const [first] = await manager.query<(ShownSeason & { id: number })[]>(
    `SELECT s.id, s.name, s.start_date::text AS "startDate" FROM seasons s
     WHERE s.organization_id = $1 AND s.active AND EXISTS (SELECT FROM seasons own WHERE own.organization_id = $1 AND own.id = $2 AND own.active)
     ORDER BY s.start_date DESC NULLS LAST, s.id LIMIT 1`,
    [organizationId, seasonId],
  );
  return first === undefined || first.id === seasonId ? null : { name: first.name, startDate: first.startDate };
}

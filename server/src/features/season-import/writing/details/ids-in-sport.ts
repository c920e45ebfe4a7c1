import type { ImportScope } from '../../import-scope.js';

const NAMED_BY = { stat_definitions: 'abbreviation', game_periods: 'name' } as const;

/** The ids of what the season's sport has in the organization, by names in lower case. */
export async function idsInSport(
  { write, seasonId }: ImportScope,
  table: keyof typeof NAMED_BY,
): Promise<ReadonlyMap<string, number>> {
  const rows = await write.manager.query<{ id: number; name: string }[]>(
    `SELECT t.id, t.${NAMED_BY[table]} AS name FROM ${table} t
     JOIN seasons s ON s.organization_id = $1 AND s.id = $2 AND s.sport_id = t.sport_id WHERE t.organization_id = $1`,
    [write.organizationId, seasonId],
  );
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
}

import { normaliseName } from '../../../domain/text/normalise-name.js';
import type { ImportScope } from '../import-scope.js';
import type { ParsedPart } from '../reading/parsed-details.js';
import { ensureDivisions } from './write-divisions.js';
import { writeLeagues } from './write-leagues.js';

/**
 * Makes the leagues and divisions of a new season that an archive names, those without teams too, at their positions.
 */
export async function writeParts(scope: ImportScope): Promise<void> {
  const { leagues, divisions } = scope.season.details;
  if (leagues.length > 0)
    await place(
      scope,
      'season_leagues',
      leagues,
      await writeLeagues(
        scope,
        leagues.map(({ name }) => ({ league: name })),
      ),
    );
  if (divisions.length > 0)
    await place(
      scope,
      'divisions',
      divisions,
      await ensureDivisions(
        scope,
        divisions.map(({ name }) => name),
      ),
    );
}

async function place(
  { write }: ImportScope,
  table: 'season_leagues' | 'divisions',
  parts: readonly ParsedPart[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const placed = parts.flatMap(({ name, position }) =>
    position === null ? [] : [{ id: ids.get(normaliseName(name)) ?? 0, position }],
  );
  await write.manager.query(
    `UPDATE ${table} t SET position = n.position FROM unnest($2::int[], $3::int[]) AS n (id, position) WHERE t.organization_id = $1 AND t.id = n.id`,
    [write.organizationId, placed.map(({ id }) => id), placed.map(({ position }) => position)],
  );
}

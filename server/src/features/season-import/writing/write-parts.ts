import { normaliseName } from '../../../domain/text/normalise-name.js';
import type { ImportScope } from '../import-scope.js';
import type { ParsedLeague, ParsedPart } from '../reading/parsed-details.js';
import { ensureDivisions } from './write-divisions.js';
import { writeLeagues } from './write-leagues.js';

/**
 * Makes the leagues and divisions of a new season that an archive names, those without teams too, at their positions.
 */
export async function writeParts(scope: ImportScope): Promise<void> {
  const { leagues, divisions } = scope.season.details;
  if (leagues.length > 0) {
    const ids = await writeLeagues(
      scope,
      leagues.map(({ name }) => ({ league: name })),
    );
    await place(scope, 'season_leagues', leagues, ids);
    await settlePlays(scope, leagues, ids);
  }
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

async function settlePlays(
  { write }: ImportScope,
  leagues: readonly ParsedLeague[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const settings = leagues.flatMap(({ name, playSettings }) =>
    playSettings === null ? [] : [{ id: ids.get(normaliseName(name)) ?? 0, ...playSettings }],
  );
  await write.manager.query(
    `UPDATE season_leagues t SET assists_on_free_throws = n."assistsOnFreeThrows", technical_counts_as_personal = n."technicalCountsAsPersonal",
       bonus_fouls = n."bonusFouls", double_bonus_fouls = n."doubleBonusFouls", period_minutes = n."periodMinutes"
     FROM jsonb_to_recordset($2::jsonb) AS n (id int, "assistsOnFreeThrows" bool, "technicalCountsAsPersonal" bool, "bonusFouls" int, "doubleBonusFouls" int,
       "periodMinutes" int) WHERE t.organization_id = $1 AND t.id = n.id`,
    [write.organizationId, JSON.stringify(settings)],
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

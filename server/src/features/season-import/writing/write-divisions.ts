import { normaliseName } from '../../../domain/text/normalise-name.js';
import type { ImportScope } from '../import-scope.js';
import type { ParsedPlace } from '../reading/parsed-season.js';
import { sqlStamp } from '../../audit/stamps.js';

/**
 * Finds or makes the divisions of these places and puts the teams into them, at their positions.
 * @param seasonTeamIds the places' season-league teams, in the same order
 */
export async function writeDivisions(
  scope: ImportScope,
  places: readonly ParsedPlace[],
  seasonTeamIds: readonly number[],
): Promise<void> {
  const divided = places.flatMap(({ division, divisionPosition }, index) =>
    division === null ? [] : [{ division, divisionPosition, seasonTeamId: seasonTeamIds[index] }],
  );
  if (divided.length === 0) return;
  const known = await ensureDivisions(
    scope,
    divided.map(({ division }) => division),
  );
  await scope.write.manager.query(
    `INSERT INTO division_teams (organization_id, division_id, season_league_team_id, position)
     SELECT $1, division_id, slt_id, position
     FROM unnest($2::int[], $3::int[], $4::int[]) WITH ORDINALITY AS n (division_id, slt_id, position, number) ORDER BY number`,
    [
      scope.write.organizationId,
      divided.map(({ division }) => known.get(normaliseName(division))),
      divided.map(({ seasonTeamId }) => seasonTeamId),
      divided.map(({ divisionPosition }) => divisionPosition),
    ],
  );
}

/** Finds or makes the season's divisions of these names. @returns their ids by normalised name */
export async function ensureDivisions(
  { write, seasonId }: ImportScope,
  names: readonly string[],
): Promise<Map<string, number>> {
  const { manager, organizationId } = write;
  const rows = await manager.query<{ id: number; name: string }[]>(
    'SELECT id, name FROM divisions WHERE organization_id = $1 AND season_id = $2 ORDER BY id DESC',
    [organizationId, seasonId],
  );
  const known = new Map(rows.map(({ id, name }) => [normaliseName(name), id]));
  const missing = new Map(
    names.filter((name) => !known.has(normaliseName(name))).map((name) => [normaliseName(name), name]),
  );
  const stamp = sqlStamp(write, 4);
  const made = await manager.query<{ id: number; name: string }[]>(
    `INSERT INTO divisions (organization_id, season_id, name, position, ${stamp.columns})
     SELECT $1, $2, name, number - 1 + (SELECT count(*) FROM divisions WHERE organization_id = $1 AND season_id = $2), ${stamp.values}
     FROM unnest($3::text[]) WITH ORDINALITY AS n (name, number) ORDER BY number RETURNING id, name`,
    [organizationId, seasonId, [...missing.values()], ...stamp.params],
  );
  for (const { id, name } of made) known.set(normaliseName(name), id);
  return known;
}

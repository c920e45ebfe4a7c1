import { normaliseName } from '../../../domain/text/normalise-name.js';
import type { ImportScope } from '../import-scope.js';
import type { ParsedPlace } from '../reading/parsed-season.js';

/**
 * Finds or makes the leagues that teams are to join, and their places in the season.
 * @returns season league ids by the league's normalised name
 */
export async function writeLeagues(
  { write, seasonId }: ImportScope,
  joined: readonly Pick<ParsedPlace, 'league'>[],
): Promise<Map<string, number>> {
  const { manager, organizationId } = write;
  const wanted = new Map(joined.map(({ league }) => [normaliseName(league), league] as const));
  const rows = await manager.query<{ id: number; name: string }[]>(
    'SELECT id, name FROM leagues WHERE organization_id = $1 ORDER BY id DESC',
    [organizationId],
  );
  const leagues = new Map(rows.map(({ id, name }) => [normaliseName(name), id]));
  const made = await manager.query<{ id: number; name: string }[]>(
    `INSERT INTO leagues (organization_id, name, updated_at, updated_by)
     SELECT $1, name, $3, $4 FROM unnest($2::text[]) WITH ORDINALITY AS n (name, number) ORDER BY number RETURNING id, name`,
    [
      organizationId,
      [...wanted].filter(([key]) => !leagues.has(key)).map(([, name]) => name),
      write.now,
      write.author.id,
    ],
  );
  for (const { id, name } of made) leagues.set(normaliseName(name), id);
  const ids = [...wanted.keys()].map((key) => leagues.get(key));
  await manager.query(
    `INSERT INTO season_leagues (organization_id, season_id, league_id, position, updated_at, updated_by)
     SELECT $1, $2, league_id, number - 1 + (SELECT count(*) FROM season_leagues WHERE organization_id = $1 AND season_id = $2), $4, $5
     FROM unnest($3::int[]) WITH ORDINALITY AS n (league_id, number) ORDER BY number
     ON CONFLICT (organization_id, season_id, league_id) DO NOTHING`,
    [organizationId, seasonId, ids, write.now, write.author.id],
  );
  const places = await manager.query<{ id: number; leagueId: number }[]>(
    'SELECT id, league_id AS "leagueId" FROM season_leagues WHERE organization_id = $1 AND season_id = $2',
    [organizationId, seasonId],
  );
  const byLeague = new Map(places.map(({ id, leagueId }) => [leagueId, id]));
  return new Map([...wanted.keys()].map((key) => [key, byLeague.get(leagues.get(key) ?? 0) ?? 0]));
}

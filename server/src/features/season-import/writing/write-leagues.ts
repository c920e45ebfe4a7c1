import { normaliseName } from '../../../domain/text/normalise-name.js';
import type { ImportScope } from '../import-scope.js';
import type { ParsedPlace } from '../reading/parsed-season.js';
import { sqlStamp } from '../../audit/stamps.js';

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
  const [ofLeagues, ofPlaces] = [sqlStamp(write, 3), sqlStamp(write, 4)];
  const made = await manager.query<{ id: number; name: string }[]>(
    `INSERT INTO leagues (organization_id, name, ${ofLeagues.columns})
     SELECT $1, name, ${ofLeagues.values} FROM unnest($2::text[]) WITH ORDINALITY AS n (name, number) ORDER BY number RETURNING id, name`,
    [organizationId, [...wanted].filter(([key]) => !leagues.has(key)).map(([, name]) => name), ...ofLeagues.params],
  );
  for (const { id, name } of made) leagues.set(normaliseName(name), id);
  const ids = [...wanted.keys()].map((key) => leagues.get(key));
  await manager.query(
    `INSERT INTO season_leagues (organization_id, season_id, league_id, position, ${ofPlaces.columns})
     SELECT $1, $2, league_id, number - 1 + (SELECT count(*) FROM season_leagues WHERE organization_id = $1 AND season_id = $2), ${ofPlaces.values}
     FROM unnest($3::int[]) WITH ORDINALITY AS n (league_id, number) ORDER BY number
     ON CONFLICT (organization_id, season_id, league_id) DO NOTHING`,
    [organizationId, seasonId, ids, ...ofPlaces.params],
  );
  const places = await manager.query<{ id: number; leagueId: number }[]>(
    'SELECT id, league_id AS "leagueId" FROM season_leagues WHERE organization_id = $1 AND season_id = $2',
    [organizationId, seasonId],
  );
  const byLeague = new Map(places.map(({ id, leagueId }) => [leagueId, id]));
  return new Map([...wanted.keys()].map((key) => [key, byLeague.get(leagues.get(key) ?? 0) ?? 0]));
}

import { normaliseName } from '../../../domain/text/normalise-name.js';
import type { ImportScope } from '../import-scope.js';
import type { ParsedPlace } from '../reading/parsed-season.js';

/** A team's place in a league of the season, as it is now. */
export interface StoredPlace {
  readonly teamId: number;
  readonly seasonLeagueId: number;
  readonly seasonLeagueTeamId: number;
  readonly league: string;
  readonly division: string | null;
  readonly divisionPosition: number | null;
}

/** Reads the places of the season's teams by team, the oldest first. */
export async function readStoredPlaces({ write, seasonId }: ImportScope): Promise<ReadonlyMap<number, StoredPlace[]>> {
  const rows = await write.manager.query<StoredPlace[]>(
    `SELECT t.team_id AS "teamId", l.id AS "seasonLeagueId", t.id AS "seasonLeagueTeamId", n.name AS league, d.name AS division, m.position AS "divisionPosition"
     FROM season_league_teams t
     JOIN season_leagues l ON l.organization_id = $1 AND l.id = t.season_league_id
     JOIN leagues n ON n.organization_id = $1 AND n.id = l.league_id
     LEFT JOIN division_teams m ON m.organization_id = $1 AND m.season_league_team_id = t.id
     LEFT JOIN divisions d ON d.organization_id = $1 AND d.id = m.division_id
     WHERE t.organization_id = $1 AND l.season_id = $2 ORDER BY t.id`,
    [write.organizationId, seasonId],
  );
  const places = new Map<number, StoredPlace[]>();
  for (const row of rows) places.set(row.teamId, [...(places.get(row.teamId) ?? []), row]);
  return places;
}

/**
 * Finds the places of a team in the files among those that it has: by the league's name; what is left on both sides is
 * one that was moved.
 * @returns in the order of `places`; undefined for one that the season lacks
 */
export function matchPlaces(
  places: readonly ParsedPlace[],
  stored: readonly StoredPlace[],
): (StoredPlace | undefined)[] {
  const free = [...stored];
  const named = places.map(({ league }) => {
    const index = free.findIndex((place) => normaliseName(place.league) === normaliseName(league));
    return index < 0 ? undefined : free.splice(index, 1)[0];
  });
  return named.map((place) => place ?? free.shift());
}

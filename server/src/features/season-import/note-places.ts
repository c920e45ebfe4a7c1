import { normaliseName } from '../../domain/text/normaliseName.js';
import type { ImportScope } from './import-scope.js';
import { quoteCell } from './problem.js';
import { FILE_NAMES } from './season-files.js';

interface PlaceRow {
  readonly teamId: number;
  readonly league: string;
  readonly division: string | null;
}

/**
 * Notes the teams that the season has in another league or division than the files say: nobody can tell whether they were moved by hand.
 * @param teamIds by team of the files
 */
export async function notePlaces({ write, season, seasonId, kept }: ImportScope, teamIds: readonly number[]): Promise<void> {
  const rows = await write.manager.query<PlaceRow[]>(
    `SELECT t.team_id AS "teamId", n.name AS league, d.name AS division
     FROM season_league_teams t
     JOIN season_leagues l ON l.organization_id = $1 AND l.id = t.season_league_id
     JOIN leagues n ON n.organization_id = $1 AND n.id = l.league_id
     LEFT JOIN division_teams m ON m.organization_id = $1 AND m.season_league_team_id = t.id
     LEFT JOIN divisions d ON d.organization_id = $1 AND d.id = m.division_id
     WHERE t.organization_id = $1 AND l.season_id = $2 ORDER BY t.id`,
    [write.organizationId, seasonId],
  );
  for (const [index, { line, league, division }] of season.teams.entries()) {
    const places = rows.filter(({ teamId }) => teamId === teamIds[index]);
    const inLeague = places.filter((place) => normaliseName(place.league) === normaliseName(league));
    const [first] = places;
    if (first === undefined) continue;
    if (inLeague.length === 0) kept.add(FILE_NAMES.teams, line, 'league', `the team is in the league ${quoteCell(first.league)} of this season; kept as it is`);
    else if (division !== null && !inLeague.some((place) => normaliseName(place.division ?? '') === normaliseName(division))) {
      const [{ division: now } = first] = inLeague;
      kept.add(FILE_NAMES.teams, line, 'division', now === null ? 'the team is in no division of this season; kept as it is' : `the team is in the division ${quoteCell(now)} of this season; kept as it is`);
    }
  }
}

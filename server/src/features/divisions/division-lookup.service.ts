import { unprocessable, notFound } from '../../lib/errors.js';
import type { Write } from '../audit/write.service.js';

/** A season-league team as far as divisions need it. */
export interface SeasonTeam {
  id: number;
  name: string;
  seasonId: number;
}

/** The season of a division. @throws 404 */
export async function seasonOfDivision({ manager, organizationId }: Write, divisionId: number): Promise<number> {
  const [row] = (await manager.query('SELECT season_id AS id FROM divisions WHERE organization_id = $1 AND id = $2', [
    organizationId,
    divisionId,
  ])) as { id: number }[];
  if (!row) throw notFound('Division');
  return row.id;
}

/**
 * Teams that are to be in one division: all of its season; without a division all of one.
 * @throws 404 for an unknown team or division; 422 naming a team of another season
 */
export async function teamsOfOneSeason(
  tx: Write,
  seasonTeamIds: readonly number[],
  divisionId: number | null,
): Promise<{ teams: SeasonTeam[]; seasonId: number }> {
  const ofDivision = divisionId === null ? null : await seasonOfDivision(tx, divisionId);
  const teams = (await tx.manager.query(
    `SELECT slt.id, t.name, sl.season_id AS "seasonId" FROM season_league_teams slt
     JOIN season_leagues sl ON sl.organization_id = slt.organization_id AND sl.id = slt.season_league_id
     JOIN teams t ON t.organization_id = slt.organization_id AND t.id = slt.team_id
     WHERE slt.organization_id = $1 AND slt.id = ANY($2) ORDER BY slt.id FOR KEY SHARE OF slt`,
    [tx.organizationId, seasonTeamIds],
  )) as SeasonTeam[];
  const [first] = teams;
  if (!first || teams.length < seasonTeamIds.length) throw notFound('Team');
  const seasonId = ofDivision ?? first.seasonId;
  const stranger = teams.find((team) => team.seasonId !== seasonId);
  if (stranger) throw unprocessable(`Team ${stranger.name} plays in another season.`);
  return { teams, seasonId };
}

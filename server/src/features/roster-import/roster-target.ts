import type { EntityManager } from 'typeorm';
import { notFound } from '../../lib/errors.js';
import type { RosterAttribute } from './roster-columns.js';

/** Where a roster goes, and what its lines may say. */
export interface RosterTarget {
  readonly seasonLeagueId: number;
  readonly seasonId: number;
  readonly seasonName: string;
  readonly leagueName: string;
  /** The team that every line is about; null: each line names its own. */
  readonly team: { readonly id: number; readonly name: string } | null;
  /** The organization's visible attributes. */
  readonly attributes: readonly RosterAttribute[];
}

type Found = Pick<RosterTarget, 'seasonId' | 'seasonName' | 'leagueName'>;

/** Finds a season league of the organization, and in it a team when one is given. @throws 404 */
export async function findRosterTarget(
  manager: EntityManager,
  organizationId: number,
  seasonLeagueId: number,
  seasonLeagueTeamId: number | null,
): Promise<RosterTarget> {
  const [found] = await manager.query<Found[]>(
    `SELECT s.id AS "seasonId", s.name AS "seasonName", l.name AS "leagueName" FROM season_leagues sl
     JOIN seasons s ON s.organization_id = $1 AND s.id = sl.season_id JOIN leagues l ON l.organization_id = $1 AND l.id = sl.league_id
     WHERE sl.organization_id = $1 AND sl.id = $2`,
    [organizationId, seasonLeagueId],
  );
  if (found === undefined) throw notFound('Season league');
  const attributes = await manager.query<RosterAttribute[]>(
    'SELECT id, name, type FROM player_attributes WHERE organization_id = $1 AND visible ORDER BY position, id',
    [organizationId],
  );
  if (seasonLeagueTeamId === null) return { ...found, seasonLeagueId, team: null, attributes };
  const [team] = await manager.query<{ id: number; name: string }[]>(
    `SELECT t.id, t.name FROM season_league_teams slt JOIN teams t ON t.organization_id = $1 AND t.id = slt.team_id
     WHERE slt.organization_id = $1 AND slt.season_league_id = $2 AND slt.id = $3`,
    [organizationId, seasonLeagueId, seasonLeagueTeamId],
  );
  if (team === undefined) throw notFound('Team');
  return { ...found, seasonLeagueId, team, attributes };
}

import type { EntityManager } from 'typeorm';
import {
  createDivision,
  createLeague,
  createSeason,
  createSeasonLeague,
  createSeasonLeagueTeam,
} from '../../factories.js';
import { row } from '../row.js';

/** A season-league team in a division of its own, by the team's id. */
async function assignedTeam(manager: EntityManager, organizationId: number): Promise<number> {
  const seasonLeague = await createSeasonLeague(manager, organizationId);
  const slt = await createSeasonLeagueTeam(manager, organizationId, { seasonLeagueId: seasonLeague.id });
  await createDivision(manager, organizationId, { seasonId: seasonLeague.seasonId }, [slt.id]);
  return slt.id;
}

/** Seasons, leagues in them, divisions. */
export const rows = [
  row('createSeason', 'staff', () => ({ input: { name: 'Fall' } })),
  row('createSeason', 'staff', (copyFromSeasonId) => ({ input: { name: 'Fall', copyFromSeasonId } }), createSeason),
  row('updateSeason', 'staff', (id) => ({ id, input: { name: 'Fall', expectedVersion: 1 } }), createSeason),
  row('seasonDeletionPreview', 'staff', (id) => ({ ids: [id] }), createSeason),
  row('deleteSeason', 'staff', (id) => ({ id }), createSeason),
  row('deleteSeasons', 'staff', (id) => ({ ids: [id] }), createSeason),
  row('createLeague', 'staff', (seasonId) => ({ input: { seasonId, name: 'D1' } }), createSeason),
  row('updateLeague', 'staff', (id) => ({ id, input: { expectedVersion: 1 } }), createLeague),
  row('reorderSeasonLeagues', 'staff', (seasonId) => ({ input: { seasonId, leagueIds: [] } }), createSeason),
  row('deleteLeagues', 'staff', (id) => ({ ids: [id] }), createLeague),
  row('seasonLeagueRemovalPreview', 'staff', (seasonId) => ({ seasonId, leagueIds: ['0'] }), createSeason, {
    own: 'NOT_FOUND',
  }),
  row('removeLeaguesFromSeason', 'staff', (seasonId) => ({ seasonId, leagueIds: ['0'] }), createSeason, {
    own: 'NOT_FOUND',
  }),
  row('createDivision', 'staff', (seasonId) => ({ input: { seasonId, name: 'Gold' } }), createSeason),
  row('updateDivision', 'staff', (id) => ({ id, input: { name: 'Gold', expectedVersion: 1 } }), createDivision),
  row('divisionDeletionPreview', 'staff', (id) => ({ id }), createDivision),
  row('deleteDivision', 'staff', (id) => ({ id }), createDivision),
  row(
    'reorderDivisionTeams',
    'staff',
    (divisionId) => ({ input: { divisionId, seasonLeagueTeamIds: [] } }),
    createDivision,
  ),
  row(
    'assignDivisionTeam',
    'staff',
    (divisionId) => ({ input: { divisionId, seasonLeagueTeamId: '0' } }),
    createDivision,
    { own: 'NOT_FOUND' },
  ),
  row('seedDivisionFromStandings', 'staff', (divisionId) => ({ divisionId }), createDivision),
  row('assignDivisionTeams', 'staff', (id) => ({ input: { seasonLeagueTeamIds: [id] } }), assignedTeam, {
    own: 'CONFLICT',
  }),
  row('unassignDivisionTeam', 'staff', (divisionId) => ({ divisionId, seasonLeagueTeamId: '0' }), createDivision, {
    own: 'NOT_FOUND',
  }),
];

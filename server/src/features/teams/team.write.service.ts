import type { RequestContext } from '../../context/request-context.js';
import { checkChanges, checkNew } from '../../lib/fields/allow-list.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { definedFields } from '../../lib/validation.js';
import { prepareImage } from '../../uploads/image-intake.js';
import { storeImage } from '../../uploads/store-image.js';
import { createRow, lockRow, updateRow } from '../audit/change.service.js';
import { SeasonLeagueEntity } from '../leagues/season-league.entity.js';
import { undoableWrite } from '../undo/undoable-write.service.js';
import { enrolTeam, placeTeam } from './enrolment.service.js';
import { lockLeaguesOf, refuseTeamTwice } from './team-twice.service.js';
import { TeamEntity } from './team.entity.js';
import { TEAM_INPUT } from './team.fields.js';
import type { CreateTeamInput, UpdateTeamInput } from './team.input.js';

/**
 * Creates a team, in a season league or in none. Admins. @returns its id
 * @throws 400 for wrong fields, 404 for an unknown season league, 409 when a team of its name plays there, 413 for a
 *   logo of more than 1 MB
 */
export async function createTeam(ctx: RequestContext, input: CreateTeamInput): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const entered = checkNew(TEAM_INPUT, input);
  const seasonLeagueId = input.seasonLeagueId == null ? null : parseId(input.seasonLeagueId, 'Season league');
  const logo = await prepareImage(ctx, 'team_logo', input.logo);
  return undoableWrite(ctx, organizationId, async (tx) => {
    const seasonLeague =
      seasonLeagueId === null ? null : await lockRow(tx, SeasonLeagueEntity, seasonLeagueId, 'Season league');
    const values = { ...entered, logoUploadId: logo && (await storeImage(tx, logo)) };
    const team = await createRow(tx, TeamEntity, values, { entityType: 'team', label: values.name });
    if (seasonLeague) await enrolTeam(tx, seasonLeague, team);
    return team.id;
  });
}

/**
 * Changes a team. Admins. @returns its id
 * @throws as `createTeam`, 409 for the new name in any of its leagues; 409 for a stale version; 422 for a move away
 *   from a league in which it has games or byes
 */
export async function updateTeam(ctx: RequestContext, id: string | number, input: UpdateTeamInput): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const patch = checkChanges(TEAM_INPUT, input);
  const seasonLeagueId = input.seasonLeagueId == null ? null : parseId(input.seasonLeagueId, 'Season league');
  const logo = await prepareImage(ctx, 'team_logo', input.logo);
  return undoableWrite(ctx, organizationId, async (tx) => {
    const seasonLeague =
      seasonLeagueId === null ? null : await lockRow(tx, SeasonLeagueEntity, seasonLeagueId, 'Season league');
    const teamId = parseId(id, 'Team');
    if (patch.name !== undefined) await lockLeaguesOf(tx, [teamId]);
    const row = await lockRow(tx, TeamEntity, teamId, 'Team');
    const nameBefore = row.name;
    const logoUploadId = logo ? await storeImage(tx, logo) : input.logo;
    const team = await updateRow(
      tx,
      TeamEntity,
      row,
      definedFields({ ...patch, logoUploadId: logoUploadId as number | null | undefined }),
      {
        entityType: 'team',
        label: row.name,
        expected: input.expectedVersion,
      },
    );
    if (seasonLeague) await placeTeam(tx, seasonLeague, team);
    if (patch.name !== undefined && patch.name !== nameBefore) await refuseTeamTwice(tx, [team.id]);
    return team.id;
  });
}

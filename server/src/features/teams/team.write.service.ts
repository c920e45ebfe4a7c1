import type { RequestContext } from '../../http/context.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { given, InputCheck } from '../../lib/validation.js';
import { prepareImage } from '../../uploads/image-intake.js';
import { storeImage } from '../../uploads/store-image.js';
import { createRow, lockRow, updateRow } from '../audit/change.service.js';
import { write } from '../audit/write.service.js';
import { SeasonLeagueEntity } from '../leagues/season-league.entity.js';
import { enrolTeam, placeTeam } from './enrolment.service.js';
import { checkSlots } from './team-fields.js';
import { TeamEntity } from './team.entity.js';
import type { CreateTeamInput, UpdateTeamInput } from './team.input.js';

/**
 * Creates a lasting team, in a season league or in none. Admins. @returns its id
 * @throws 400 for wrong fields, 404 for an unknown season league, 413 for a logo of more than 1 MB
 */
export async function createTeam(ctx: RequestContext, input: CreateTeamInput): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const { name, unavailableSlots = [] } = checkTeam({ ...input, name: input.name ?? '' });
  const seasonLeagueId = input.seasonLeagueId == null ? null : parseId(input.seasonLeagueId, 'Season league');
  const logo = await prepareImage(ctx, 'team_logo', input.logo);
  return write(ctx, organizationId, async (tx) => {
    const seasonLeague =
      seasonLeagueId === null ? null : await lockRow(tx, SeasonLeagueEntity, seasonLeagueId, 'Season league');
    const values = { name: name ?? '', unavailableSlots, logoUploadId: logo && (await storeImage(tx, logo)) };
    const team = await createRow(tx, TeamEntity, values, { entityType: 'team', label: values.name });
    if (seasonLeague) await enrolTeam(tx, seasonLeague, team);
    return team.id;
  });
}

/**
 * Changes a lasting team. Admins. @returns its id
 * @throws as `createTeam`; 409 for a stale version; 422 for a move away from a league in which it has games or byes
 */
export async function updateTeam(ctx: RequestContext, id: string | number, input: UpdateTeamInput): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const patch = checkTeam(input);
  const seasonLeagueId = input.seasonLeagueId == null ? null : parseId(input.seasonLeagueId, 'Season league');
  const logo = await prepareImage(ctx, 'team_logo', input.logo);
  return write(ctx, organizationId, async (tx) => {
    const seasonLeague =
      seasonLeagueId === null ? null : await lockRow(tx, SeasonLeagueEntity, seasonLeagueId, 'Season league');
    const row = await lockRow(tx, TeamEntity, parseId(id, 'Team'), 'Team');
    const logoUploadId = logo ? await storeImage(tx, logo) : input.logo;
    const team = await updateRow(
      tx,
      TeamEntity,
      row,
      given({ ...patch, logoUploadId: logoUploadId as number | null | undefined }),
      {
        entityType: 'team',
        label: row.name,
        expected: input.expectedVersion,
      },
    );
    if (seasonLeague) await placeTeam(tx, seasonLeague, team);
    return team.id;
  });
}

function checkTeam({ name, unavailableSlots }: Pick<UpdateTeamInput, 'name' | 'unavailableSlots'>) {
  const check = new InputCheck();
  const patch = given({ name: check.name('name', name), unavailableSlots: checkSlots(check, unavailableSlots) });
  check.finish();
  return patch;
}

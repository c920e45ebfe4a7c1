import type { RequestContext } from '../../context/request-context.js';
import { checkChanges, checkNew } from '../../lib/fields/allow-list.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { definedFields, InputCheck } from '../../lib/validation.js';
import { prepareImage } from '../../uploads/image-intake.js';
import { storeImage } from '../../uploads/store-image.js';
import { createRow, lockRow, updateRow } from '../audit/change.service.js';
import type { Write } from '../audit/write.service.js';
import { SeasonLeagueEntity } from '../leagues/season-league.entity.js';
import { PlayerEntity } from '../players/player.entity.js';
import { undoableWrite } from '../undo/undoable-write.service.js';
import { copyLatestRoster, enrolledAlready, enrolTeam } from './enrolment.service.js';
import { SeasonLeagueTeamEntity } from './season-league-team.entity.js';
import { SEASON_LEAGUE_TEAM_INPUT } from './season-league-team.fields.js';
import { lockLeaguesOf, refuseTeamTwice } from './team-twice.service.js';
import { TeamEntity } from './team.entity.js';
import { TEAM_INPUT } from './team.fields.js';
import type { AddTeamToLeagueInput, UpdateSeasonLeagueTeamInput } from './team.input.js';

type Captain = Pick<SeasonLeagueTeamEntity, 'captainPlayerId' | 'captainName'>;

/**
 * Adds a team to a season league: a new one by its name, or an existing one as the same team, without its roster unless
 * asked. Admins.
 * @returns the season-league team's id
 * @throws 400 unless exactly one of name and team is given; 404 for an unknown one; 409 when the team, or one of its
 *   name, plays there already
 */
export function addTeamToLeague(ctx: RequestContext, input: AddTeamToLeagueInput): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const check = new InputCheck();
  const copied = input.copyFromTeamId == null ? null : parseId(input.copyFromTeamId, 'Team');
  const isNamed = (input.name ?? '').trim() !== '';
  check.that(isNamed || copied !== null, 'name', 'Please enter a team name or select an existing team.');
  check.that(!isNamed || copied === null, 'name', 'Give a team name or an existing team, not both.');
  const name = isNamed ? checkNew(TEAM_INPUT, { name: input.name ?? '' }, check).name : '';
  check.finish();
  return refuseDuplicates(enrolledAlready, () =>
    undoableWrite(
      ctx,
      organizationId,
      async (tx) => {
        const seasonLeague = await lockRow(
          tx,
          SeasonLeagueEntity,
          parseId(input.seasonLeagueId, 'Season league'),
          'Season league',
        );
        const team =
          copied === null
            ? await createRow(tx, TeamEntity, { name }, { entityType: 'team', label: name })
            : await lockRow(tx, TeamEntity, copied, 'Team');
        const seasonTeam = await enrolTeam(tx, seasonLeague, team);
        if (copied !== null && input.withRoster) await copyLatestRoster(tx, seasonTeam, team.name);
        return seasonTeam.id;
      },
      { action: 'season_league_team.create' },
    ),
  );
}

/**
 * Changes a team in its season league; name, colour, abbreviation and logo change the team. Admins. @returns the
 * season-league team's id
 * @throws 400 for wrong fields; 404 for an unknown team or captain; 409 for a stale version, or a name that another
 * team of a league it plays in has; 413 for a logo of more than 1 MB
 */
export async function updateSeasonLeagueTeam(
  ctx: RequestContext,
  id: string | number,
  input: UpdateSeasonLeagueTeamInput,
): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const check = new InputCheck();
  const { colour, abbreviation } = input;
  const ofTeam = checkChanges(TEAM_INPUT, definedFields({ name: input.name, colour, abbreviation }), check);
  const { name } = ofTeam;
  const patch = checkChanges(SEASON_LEAGUE_TEAM_INPUT, input, check);
  check.finish();
  const logo = await prepareImage(ctx, 'team_logo', input.logo);
  return undoableWrite(ctx, organizationId, async (tx) => {
    const seasonTeamId = parseId(id, 'Team');
    if (name !== undefined) await lockLeaguesOf(tx, [await teamIdOf(tx, seasonTeamId)]);
    const row = await lockRow(tx, SeasonLeagueTeamEntity, seasonTeamId, 'Team');
    const team = await lockRow(tx, TeamEntity, row.teamId, 'Team');
    const next = { ...patch, ...(await captainOf(tx, input.captainPlayerId, patch.captainName)) };
    await updateRow(tx, SeasonLeagueTeamEntity, row, next, {
      entityType: 'season_league_team',
      label: team.name,
      expected: input.expectedVersion,
    });
    const changesTeam = Object.keys(ofTeam).length > 0 || input.logo !== undefined;
    if (!changesTeam && input.expectedTeamVersion == null) return row.id;
    const logoUploadId = logo ? await storeImage(tx, logo) : (input.logo as null | undefined);
    await updateRow(tx, TeamEntity, team, definedFields({ ...ofTeam, logoUploadId }), {
      entityType: 'team',
      label: team.name,
      expected: input.expectedTeamVersion,
    });
    if (name !== undefined && name !== team.name) await refuseTeamTwice(tx, [team.id]);
    return row.id;
  });
}

/** The team; 0 of one that does not exist. */
async function teamIdOf(tx: Write, id: number): Promise<number> {
  return (await tx.manager.findOneBy(SeasonLeagueTeamEntity, { organizationId: tx.organizationId, id }))?.teamId ?? 0;
}

/** A player wins over a name; whichever is set takes the place of the other. */
async function captainOf(
  tx: Write,
  playerId: string | null | undefined,
  name: string | null | undefined,
): Promise<Partial<Captain>> {
  if (playerId != null) {
    const { id } = await lockRow(tx, PlayerEntity, parseId(playerId, 'Player'), 'Player');
    return { captainPlayerId: id, captainName: null };
  }
  if (name != null) return { captainPlayerId: null, captainName: name };
  return definedFields({ captainPlayerId: playerId, captainName: name });
}

import { normaliseName } from '../../domain/text/normalise-name.js';
import type { RequestContext } from '../../context/request-context.js';
import { conflict, invalidInput } from '../../lib/errors.js';
import { checkChanges } from '../../lib/fields/allow-list.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { definedFields, InputCheck } from '../../lib/validation.js';
import { prepareImage } from '../../uploads/image-intake.js';
import { storeImage } from '../../uploads/store-image.js';
import { recordAudit } from '../audit/audit.service.js';
import { createRow, lockRow, lockRows, updateRow } from '../audit/change.service.js';
import { write, type Write } from '../audit/write.service.js';
import { checkNamePart, checkPlayerName, isName, type PlayerName } from '../players/player-checks.js';
import { addPlayer } from '../players/add-player.service.js';
import { PlayerEntity } from '../players/player.entity.js';
import { SeasonLeagueTeamEntity } from '../teams/season-league-team.entity.js';
import { type Deleted, UndoRecorder } from '../undo/recorder.service.js';
import { undoableWrite } from '../undo/undoable-write.service.js';
import { leaveRosters } from './leave-roster.service.js';
import { RosterEntryEntity } from './roster-entry.entity.js';
import { ROSTER_ENTRY_INPUT } from './roster-entry.fields.js';
import type { AddPlayerToTeamInput, UpdateRosterEntryInput } from './roster.input.js';

const ENTITY = 'roster_entry';

/** The documented words, which clients compare: no full stop. */
export const onTeamAlready = (namesake?: { playerId: number; canBeAnother: true }) =>
  conflict('Player already on this team', namesake);

/**
 * Puts a player on a team's roster: one who exists, or a new one. Admins. @returns the roster entry's id
 * @throws 400 without player and name; 404 for an unknown team or player; 409 'Player already on this team', also for a
 *   new player of the same name unless the caller says that it is another person (`details.canBeAnother`)
 */
export async function addPlayerToTeam(ctx: RequestContext, input: AddPlayerToTeamInput): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const check = new InputCheck();
  const playerId = input.playerId == null ? null : parseId(input.playerId, 'Player');
  const name =
    playerId === null
      ? checkPlayerName(check, { firstName: input.firstName ?? '', lastName: input.lastName ?? '' })
      : null;
  const columns = checkChanges(ROSTER_ENTRY_INPUT, input, check);
  check.finish();
  const image = playerId === null ? await prepareImage(ctx, 'player_image', input.image) : null;
  return refuseDuplicates({ roster_entries_pair_key: () => onTeamAlready() }, () =>
    undoableWrite(
      ctx,
      organizationId,
      async (tx) => {
        const seasonTeam = await lockRow(tx, SeasonLeagueTeamEntity, parseId(input.seasonLeagueTeamId, 'Team'), 'Team');
        if (name && !input.allowNamesake) await refuseNamesake(tx, seasonTeam.id, name);
        const player =
          playerId === null ? await addPlayer(tx, name!, image) : await lockRow(tx, PlayerEntity, playerId, 'Player');
        return (await addToRoster(tx, seasonTeam.id, player, columns)).id;
      },
      { action: `${ENTITY}.create` },
    ),
  );
}

/** Puts a player on the roster of a locked season-league team, within a write of something else. */
export function addToRoster(
  tx: Write,
  seasonLeagueTeamId: number,
  player: PlayerEntity,
  columns: Partial<Pick<RosterEntryEntity, 'jerseyNumber' | 'position'>> = {},
): Promise<RosterEntryEntity> {
  const label = `${player.firstName} ${player.lastName}`.trim();
  return createRow(
    tx,
    RosterEntryEntity,
    { seasonLeagueTeamId, playerId: player.id, ...columns },
    { entityType: ENTITY, label },
  );
}

/**
 * Changes a roster entry's jersey number and position, and its player's name and picture, as one change. Admins.
 * @returns its id
 * @throws 400 for wrong fields; 404; 409 for a stale version of either; 413 for an image that is too large
 */
export async function updateRosterEntry(
  ctx: RequestContext,
  id: string | number,
  input: UpdateRosterEntryInput,
): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const check = new InputCheck();
  const patch = checkChanges(ROSTER_ENTRY_INPUT, input, check);
  const name = definedFields({
    firstName: checkNamePart(check, 'firstName', input.firstName),
    lastName: checkNamePart(check, 'lastName', input.lastName),
  });
  check.finish();
  const image = await prepareImage(ctx, 'player_image', input.image);
  return undoableWrite(ctx, organizationId, async (tx) => {
    const row = await lockRow(tx, RosterEntryEntity, parseId(id, 'Roster entry'), 'Roster entry');
    const player = await lockRow(tx, PlayerEntity, row.playerId, 'Player');
    const label = `${player.firstName} ${player.lastName}`.trim();
    await updateRow(tx, RosterEntryEntity, row, patch, { entityType: ENTITY, label, expected: input.expectedVersion });
    if (Object.keys(name).length === 0 && input.image === undefined) return row.id;
    if (!isName({ ...player, ...name }))
      throw invalidInput({ field: 'firstName', message: 'firstName or lastName is required.' });
    const imageUploadId = image ? await storeImage(tx, image) : (input.image as null | undefined);
    await updateRow(tx, PlayerEntity, player, definedFields({ ...name, imageUploadId }), {
      entityType: 'player',
      label,
      expected: input.expectedPlayerVersion,
    });
    return row.id;
  });
}

/**
 * Takes players off rosters, all or none. The players stay, and with them their statistics: who has played for a team
 * keeps it in the history. A captain who leaves is captain no longer, and nobody is asked about the games that were
 * played before. It can be undone. Admins.
 * @throws 400 without any, 404 when an entry is unknown
 */
export function removePlayersFromTeam(ctx: RequestContext, ids: readonly (string | number)[]): Promise<Deleted> {
  const organizationId = requireAdmin(ctx);
  if (ids.length === 0) throw invalidInput({ field: 'ids', message: 'Please select at least one player to delete.' });
  const wanted = [...new Set(ids.map((id) => parseId(id, 'Roster entry')))].toSorted((a, b) => a - b);
  return write(ctx, organizationId, async (tx) => {
    await lockRows(tx, RosterEntryEntity, wanted, 'Roster entry');
    const entries = (await tx.manager.query(
      `SELECT re.id, btrim(p.first_name || ' ' || p.last_name) AS name FROM roster_entries re
       JOIN players p ON p.organization_id = re.organization_id AND p.id = re.player_id
       WHERE re.organization_id = $1 AND re.id = ANY($2) ORDER BY re.id`,
      [organizationId, wanted],
    )) as { id: number; name: string }[];
    const undo = new UndoRecorder(tx);
    await leaveRosters(tx, undo, wanted);
    for (const { id, name } of entries)
      await recordAudit(tx, { action: 'roster_entry.delete', entityType: ENTITY, entityId: id, label: name });
    const who = entries.length === 1 ? entries[0]!.name : `${entries.length} players`;
    return undo.deleted('roster_entry.delete', `Removed ${who} from the roster.`, wanted);
  });
}

/**
 * The team's row is locked, so that the same form sent twice at once makes one player.
 * @throws 409 with the player of that name
 */
export async function refuseNamesake(
  tx: Write,
  seasonLeagueTeamId: number,
  { firstName, lastName }: PlayerName,
): Promise<void> {
  const players = (await tx.manager.query(
    `SELECT p.id, p.first_name || ' ' || p.last_name AS name FROM roster_entries re
     JOIN players p ON p.organization_id = re.organization_id AND p.id = re.player_id
     WHERE re.organization_id = $1 AND re.season_league_team_id = $2`,
    [tx.organizationId, seasonLeagueTeamId],
  )) as { id: number; name: string }[];
  const wanted = normaliseName(`${firstName} ${lastName}`);
  const namesake = players.find(({ name }) => normaliseName(name) === wanted);
  if (namesake) throw onTeamAlready({ playerId: namesake.id, canBeAnother: true });
}

import type { RequestContext } from '../../context/request-context.js';
import { invalidInput } from '../../lib/errors.js';
import { checkChanges } from '../../lib/fields/allow-list.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { definedFields, InputCheck } from '../../lib/validation.js';
import { prepareImage, type PreparedImage } from '../../uploads/image-intake.js';
import { storeImage } from '../../uploads/store-image.js';
import { diff, recordAudit } from '../audit/audit.service.js';
import { assertVersion, keeping, lockRow } from '../audit/change.service.js';
import { changedRowStamp } from '../audit/stamps.js';
import type { Write } from '../audit/write.service.js';
import { undoableWrite } from '../undo/undoable-write.service.js';
import { checkKnownAs, checkVideos, isName } from './player-checks.js';
import { replaceVideos, setAttributeValues } from './player-values.service.js';
import { PlayerEntity } from './player.entity.js';
import { PLAYER_INPUT } from './player.fields.js';
import type { UpdatePlayerInput } from './player.input.js';

type Columns = Partial<
  Pick<
    PlayerEntity,
    'firstName' | 'lastName' | 'knownAs' | 'bio' | 'sponsorName' | 'sponsorUrl' | 'imageUploadId' | 'sponsorUploadId'
  >
>;

/**
 * Changes a player: name, picture, bio, sponsor, videos, attribute values. All of it is one change with one version.
 * Admins.
 * @returns the player's id
 * @throws 400 for wrong fields; 404 for an unknown player or attribute; 409 for a stale version; 413 for an image that
 *   is too large
 */
export async function updatePlayer(
  ctx: RequestContext,
  id: string | number,
  input: UpdatePlayerInput,
): Promise<number> {
  const organizationId = requireAdmin(ctx);
  const check = new InputCheck();
  const patch = checkPlayer(check, input);
  checkKnownAs(check, patch.knownAs);
  const videos = checkVideos(check, input.videos);
  check.finish();
  const image = await prepareImage(ctx, 'player_image', input.image);
  const banner = await prepareImage(ctx, 'sponsor_image', input.sponsor?.image, 'sponsor.image');
  return undoableWrite(ctx, organizationId, async (tx) => {
    const row = await lockRow(tx, PlayerEntity, parseId(id, 'Player'), 'Player');
    const label = `${row.firstName} ${row.lastName}`.trim();
    await assertVersion(tx, row, { entityType: 'player', label, expected: input.expectedVersion });
    const columns = { ...patch, ...(await imagesOf(tx, input, image, banner)) };
    const next = { ...row, ...columns };
    if (!isName(next)) throw invalidInput({ field: 'firstName', message: 'firstName or lastName is required.' });
    const changes = {
      ...diff<PlayerEntity>(row, next, Object.keys(columns) as (keyof Columns)[]),
      ...(await replaceVideos(tx, row.id, videos)),
      ...(await setAttributeValues(tx, row.id, input.attributes)),
    };
    if (Object.keys(changes).length === 0) return row.id;
    const stamped = { ...columns, ...changedRowStamp(tx, row) };
    await keeping(tx, 'players', [row.id], () =>
      tx.manager.update(PlayerEntity, { organizationId, id: row.id }, stamped),
    );
    const { version } = stamped;
    await recordAudit(tx, { action: 'player.update', entityType: 'player', entityId: row.id, label, version, changes });
    return row.id;
  });
}

function checkPlayer(check: InputCheck, input: UpdatePlayerInput): Columns {
  const { sponsor } = input;
  const none = { sponsorName: null, sponsorUrl: null, sponsorUploadId: null };
  return definedFields({
    ...checkChanges(PLAYER_INPUT, input, check),
    ...(sponsor === null && none),
    ...(sponsor && {
      sponsorName: check.name('sponsor.name', sponsor.name),
      sponsorUrl: check.url('sponsor.url', sponsor.url),
    }),
  });
}

/** The columns of pictures: absent ones stay, null ones are cleared. */
async function imagesOf(
  tx: Write,
  input: UpdatePlayerInput,
  image: PreparedImage | null,
  banner: PreparedImage | null,
): Promise<Columns> {
  return {
    ...(image && { imageUploadId: await storeImage(tx, image) }),
    ...(input.image === null && { imageUploadId: null }),
    ...(banner && { sponsorUploadId: await storeImage(tx, banner) }),
    ...(input.sponsor?.image === null && { sponsorUploadId: null }),
  };
}

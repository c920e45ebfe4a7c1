import type { PreparedImage } from '../../uploads/image-intake.js';
import { storeImage } from '../../uploads/store-image.js';
import { createRow } from '../audit/change.service.js';
import type { Write } from '../audit/write.service.js';
import type { PlayerName } from './player-checks.js';
import { PlayerEntity } from './player.entity.js';

/** Adds a player of a checked name to the organization. */
export async function addPlayer(tx: Write, name: PlayerName, image: PreparedImage | null): Promise<PlayerEntity> {
  const values = { ...name, imageUploadId: image && (await storeImage(tx, image)) };
  return createRow(tx, PlayerEntity, values, {
    entityType: 'player',
    label: `${name.firstName} ${name.lastName}`.trim(),
  });
}

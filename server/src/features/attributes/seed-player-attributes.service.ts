import { defaultPlayerAttributes } from '../../domain/attributes/default-player-attributes.js';
import { newRowStamp } from '../audit/stamps.js';
import type { Write } from '../audit/write.service.js';
import { PlayerAttributeEntity } from './player-attribute.entity.js';

/** Gives an organization the default player attributes, unless it has any. */
export async function seedPlayerAttributes(tx: Write): Promise<void> {
  const { manager, organizationId } = tx;
  if (await manager.existsBy(PlayerAttributeEntity, { organizationId })) return;
  const rows = defaultPlayerAttributes().map(({ name, type }, position) => ({
    organizationId,
    name,
    type,
    position,
    ...newRowStamp(tx),
  }));
  await manager.insert(PlayerAttributeEntity, rows);
}

import { sportNamed } from '../../domain/sports/sport-named.js';
import { defaultStatDefinitions } from '../../domain/stats/default-stat-definitions.js';
import { newRowStamp } from '../audit/stamps.js';
import type { Write } from '../audit/write.service.js';
import { allSports } from '../sports/sport.loaders.js';
import { StatDefinitionEntity } from './stat-definition.entity.js';

/**
 * Gives an organization the default statistics of these sports, each unless it has statistics of that sport already.
 */
export async function seedStatDefinitions(tx: Write, sportIds: readonly number[]): Promise<void> {
  const { manager, organizationId } = tx;
  const sports = await allSports(tx.ctx);
  for (const sportId of sportIds) {
    const sport = sportNamed(sports.get(sportId)?.name ?? '');
    if (!sport || (await manager.existsBy(StatDefinitionEntity, { organizationId, sportId }))) continue;
    const rows = defaultStatDefinitions(sport).map(({ name, abbreviation, kind, order, hidden }) => ({
      organizationId,
      sportId,
      name,
      abbreviation,
      kind,
      position: order,
      hidden,
      ...newRowStamp(tx),
    }));
    await manager.insert(StatDefinitionEntity, rows);
  }
}

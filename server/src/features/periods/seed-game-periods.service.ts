import { defaultGamePeriods } from '../../domain/periods/default-game-periods.js';
import { sportNamed } from '../../domain/sports/sport-named.js';
import { newRowStamp } from '../audit/stamps.js';
import type { Write } from '../audit/write.service.js';
import { allSports } from '../sports/sport.loaders.js';
import { GamePeriodEntity } from './game-period.entity.js';

/** Gives an organization the default periods of these sports, each unless it has periods of that sport already. */
export async function seedGamePeriods(tx: Write, sportIds: readonly number[]): Promise<void> {
  const { manager, organizationId } = tx;
  const sports = await allSports(tx.ctx);
  for (const sportId of sportIds) {
    const sport = sportNamed(sports.get(sportId)?.name ?? '');
    if (!sport || (await manager.existsBy(GamePeriodEntity, { organizationId, sportId }))) continue;
    const rows = defaultGamePeriods(sport).map(({ name, kind, order, hidden }) => ({
      organizationId,
      sportId,
      name,
      kind,
      position: order,
      hidden,
      ...newRowStamp(tx),
    }));
    await manager.insert(GamePeriodEntity, rows);
  }
}

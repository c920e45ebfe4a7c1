import type { RequestContext } from '../../http/context.js';
import { tryId } from '../../lib/ids.js';
import { gamePeriodsBySport, gamePeriodsOfSport } from './game-period.loaders.js';
import type { GamePeriod } from './game-period.type.js';

/** An organization's periods, visible and hidden, in order: of one sport (none for an unknown one), or sport by sport. */
export async function listGamePeriods(
  ctx: RequestContext,
  organizationId: number,
  sportId?: string | number | null,
): Promise<readonly GamePeriod[]> {
  if (sportId != null) return gamePeriodsOfSport(ctx, organizationId, tryId(sportId) ?? 0);
  return [...(await gamePeriodsBySport(ctx, organizationId)).values()].flat();
}

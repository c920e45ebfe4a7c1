import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { tryId } from '../../lib/ids.js';
import type { TenantKey } from '../../lib/tenant-loader.js';
import { getSport } from '../sports/sport.service.js';
import { gamePeriodsBySport, gamePeriodsOfSport } from './game-period.loaders.js';
import type { GamePeriod } from './game-period.type.js';

/**
 * An organization's periods, visible and hidden, in order: of one sport (none where it is not set up), or sport by
 * sport.
 * @throws 404 for a sport that there is not
 */
export async function listGamePeriods(
  ctx: RequestContext,
  organizationId: number,
  sportId?: string | number | null,
): Promise<readonly GamePeriod[]> {
  if (sportId != null) {
    const periods = await gamePeriodsOfSport(ctx, organizationId, tryId(sportId) ?? 0);
    if (periods.length === 0) await getSport(ctx, sportId);
    return periods;
  }
  return [...(await gamePeriodsBySport(ctx, organizationId)).values()].flat();
}

/** A period by key. @throws 404 */
export async function getGamePeriod(ctx: RequestContext, { organizationId, id }: TenantKey): Promise<GamePeriod> {
  const period = (await listGamePeriods(ctx, organizationId)).find((one) => one.id === id);
  if (!period) throw notFound('Period');
  return period;
}

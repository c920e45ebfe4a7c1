import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { filterId } from '../../lib/ids.js';
import { readWeeksOff, weekOffById } from './week-off.loaders.js';
import type { WeekOff } from './week-off.type.js';

/** An organization's weeks off by date: of one season, of one league, or all. */
export function listWeeksOff(
  ctx: RequestContext,
  organizationId: number,
  { seasonId, leagueId }: { seasonId?: string | null; leagueId?: string | null },
): Promise<WeekOff[]> {
  return readWeeksOff(ctx, organizationId, { seasonId: filterId(seasonId), leagueId: filterId(leagueId) });
}

/** A week off. @throws 404 */
export async function getWeekOff(ctx: RequestContext, organizationId: number, id: number): Promise<WeekOff> {
  const weekOff = await weekOffById(ctx).load({ organizationId, id });
  if (!weekOff) throw notFound('Week off');
  return weekOff;
}

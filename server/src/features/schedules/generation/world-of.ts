import type { RequestContext } from '../../../context/request-context.js';
import { perRequest } from '../../../lib/memo.js';
import { readScheduleWorld, type ScheduleWorld } from './schedule-world.js';

const worlds = (): Map<string, Promise<ScheduleWorld>> => new Map();

/** A schedule as it is now, read once for a request. @throws 404 */
export function worldOf(
  ctx: RequestContext,
  { organizationId, scheduleId }: { readonly organizationId: number; readonly scheduleId: number },
): Promise<ScheduleWorld> {
  const known = perRequest(ctx, worlds);
  const key = `${organizationId}:${scheduleId}`;
  const world = known.get(key) ?? readScheduleWorld(ctx.services.dataSource.manager, organizationId, scheduleId);
  known.set(key, world);
  return world;
}

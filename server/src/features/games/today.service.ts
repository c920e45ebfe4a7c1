import { addDays } from '../../domain/dates/add-days.js';
import { calendarDateIn } from '../../domain/dates/calendar-date-in.js';
import { eveningOf } from '../../domain/dates/evening-of.js';
import { zonedInstant } from '../../domain/dates/zoned-instant.js';
import { scorekeepingEnds } from '../../domain/scorekeeping/scorekeeping-ends.js';
import type { RequestContext } from '../../context/request-context.js';
import { organizationById } from '../organizations/organization.loaders.js';

/**
 * The calendar date of now in the organization's time zone. The response that is made with it is cached until that day
 * is over.
 */
export async function todayOf(ctx: RequestContext, organizationId: number): Promise<string> {
  const timeZone = (await organizationById(ctx, organizationId))?.timeZone ?? 'UTC';
  const now = ctx.services.now();
  const today = calendarDateIn(now, timeZone);
  const midnight = zonedInstant(addDays(today, 1), '00:00', timeZone);
  if (midnight !== null) ctx.dependencies.expireIn?.(Date.parse(midnight) - now.getTime());
  return today;
}

/** Today, and the day whose games may still run: before six in the morning that is yesterday. */
export interface Now {
  readonly today: string;
  readonly evening: string;
}

/**
 * What is now in the organization's time zone, for what shows games in progress: one that runs past midnight has not
 * gone with its day. The response that is made with it is cached until today, or the evening before, is over.
 */
export async function nowOf(ctx: RequestContext, organizationId: number): Promise<Now> {
  const today = await todayOf(ctx, organizationId);
  const timeZone = (await organizationById(ctx, organizationId))?.timeZone ?? 'UTC';
  const now = ctx.services.now();
  const evening = eveningOf(now, timeZone);
  if (evening < today) ctx.dependencies.expireIn?.(scorekeepingEnds(null, now, timeZone).getTime() - now.getTime());
  return { today, evening };
}

import { addDays } from '../../domain/dates/add-days.js';
import { calendarDateIn } from '../../domain/dates/calendar-date-in.js';
import { zonedInstant } from '../../domain/dates/zoned-instant.js';
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

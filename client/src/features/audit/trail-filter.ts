import type { AuditTrailFilter } from '@/graphql/schema.generated';

/** The filters that live in the address. */
export const FILTER_NAMES = ['actor', 'type', 'action', 'from', 'to', 'search', 'trail'] as const;

/** Their values; '' for none. Dates are calendar dates in the reader's time zone, both included. */
export type FilterValues = Record<(typeof FILTER_NAMES)[number], string>;

/** What the server is asked for. An action needs a thing: the trail knows 'season.update', not 'update'. */
export function trailFilter({ actor, type, action, from, to, search, trail }: FilterValues): AuditTrailFilter {
  const [since, until] = [startOfDay(from, 0), startOfDay(to, 1)];
  return {
    ...(actor && { actorId: actor }),
    ...(type && (action ? { action: `${type}.${action}` } : { entityType: type })),
    ...(since && { from: since }),
    ...(until && { to: until }),
    ...(search.trim() && { search: search.trim() }),
    ...(trail === 'platform' && { platform: true }),
  };
}

/** The moment at which a day begins for the reader, `later` days on; null for what is no date. */
function startOfDay(date: string, later: number): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (day === undefined) return null;
  const moment = new Date(Number(year), Number(month) - 1, Number(day) + later);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

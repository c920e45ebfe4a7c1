import type { RequestContext } from '../../context/request-context.js';

/** What an organization says about counting page views. */
interface AnalyticsSettings {
  analyticsIds: Record<string, string>;
  analyticsSkipSlugPath: boolean;
}

/**
 * The measurement id of the host that the request asked; null where the organization has none for it, and on the
 * platform's host (where its pages are below its slug) when it leaves those out.
 */
export function analyticsIdOf(
  { host, services }: RequestContext,
  { analyticsIds, analyticsSkipSlugPath }: AnalyticsSettings,
): string | null {
  if (host === null || (analyticsSkipSlugPath && host === services.config.platformHost)) return null;
  return Object.hasOwn(analyticsIds, host) ? analyticsIds[host]! : null;
}

import { CHANGES_PATH } from '../lib/releases/change-log-paths.js';
import { deprecationTerms } from '../lib/releases/deprecation-terms.js';
import { deprecatedSince, type Release } from '../lib/releases/releases.js';
import { templateOf } from './openapi-parameters.js';
import type { Row } from './row.js';

/**
 * What every answer of a deprecated call has: since when it is (RFC 9745; absent before the release that says so), from
 * when on it may be gone (RFC 8594), and where that is told.
 * @param text the reason in its form
 */
export function deprecationHeaders(
  row: Pick<Row, 'method' | 'path' | 'template'>,
  text: string,
  log: readonly Release[],
): Record<string, string> {
  const { until } = deprecationTerms(text);
  const since = deprecatedSince(log, 'REST', `${row.method} ${templateOf(row)}`);
  return {
    ...(since !== null && { deprecation: `@${Date.parse(since) / 1_000}` }),
    ...(until !== null && { sunset: new Date(until).toUTCString() }),
    link: `<${CHANGES_PATH}>; rel="deprecation"; type="text/html"`,
  };
}

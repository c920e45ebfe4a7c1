import { isServerPath } from './is-server-path.js';
import { DEVELOPMENT_SEGMENTS, PLATFORM_SEGMENTS, SCREEN_SEGMENTS } from './reserved-segments.js';

const TAKEN: ReadonlySet<string> = new Set([...DEVELOPMENT_SEGMENTS, ...PLATFORM_SEGMENTS, ...SCREEN_SEGMENTS]);

/**
 * `youth` may be a page; what lies below it is the site of the organization with that slug. `fab/standings` is a screen
 * on every host.
 */
const SINGLE = /^(youth\/.|fab\/standings$)/i;

/**
 * Whether nobody would reach a page of an organization at this path below its root: a screen of the product (whichever
 * of its sites) or the server itself answers it, or it ends like a file. Compared in any case, by the first segment.
 */
export function isReservedPagePath(path: string): boolean {
  return TAKEN.has(path.split('/', 1)[0]!.toLowerCase()) || SINGLE.test(path) || isServerPath(path);
}

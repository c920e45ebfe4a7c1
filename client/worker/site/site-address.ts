import { isServerPath } from '@domain/text/is-server-path';
import { PLATFORM_SEGMENTS } from '@domain/text/reserved-segments';

/** Of the platform's own segments these are pages for everybody on an organization's own host, too. */
const FOR_EVERYBODY: ReadonlySet<string> = new Set(['browse', 'leagues', 'millionaire', 'site']);
const OTHERS: ReadonlySet<string> = new Set(PLATFORM_SEGMENTS.filter((segment) => !FOR_EVERYBODY.has(segment)));
/** Screens that have a worker of their own, are for who is signed in, or stand in a stream and not in a browser. */
const OF_GAME = /^\/games\/[^/]+\/(courtside|board|scoresheet|overlay)\/?$/i;

/**
 * Whether a path of this host is one of the site's pages: neither another site's, nor a file, nor of the admin area,
 * nor to sign in by. A scope is only the beginning of a path: `/nba` is that of `/nba2`, too.
 * @param scope where the site's pages are: '/' or '/nba'
 */
export function isSitePath(scope: string, pathname: string): boolean {
  const prefix = scope === '/' ? '' : scope;
  if (pathname !== scope && !pathname.startsWith(`${prefix}/`)) return false;
  const path = pathname.slice(prefix.length);
  const [, first = ''] = path.toLowerCase().split('/');
  // On its own host the sites of other organizations stand below `/youth`.
  const isOthers = prefix === '' && /^\/youth\/./i.test(path);
  return !isOthers && !isServerPath(path) && !OTHERS.has(first) && !OF_GAME.test(path);
}

import { loadPage } from '../page-modules';
import { matchRoute } from '../public-routes';
import { prefixOf, type Site } from '../site';

/** What comes before somebody follows a link. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches the module of a page that a link leads to once the link is pointed at, touched or reached. */
export function loadAhead(site: Site): void {
  const prefix = prefixOf(site);
  const look = ({ target }: Event): void => {
    const link = (target as Element).closest<HTMLAnchorElement>('#root a[href]');
    if (link?.origin !== window.location.origin || !link.pathname.startsWith(prefix)) return;
    const match = matchRoute(site, link.pathname.slice(prefix.length) || '/');
    if (match) loadPage(match.route).catch(() => undefined); // told of when the link is followed
  };
  for (const sign of SIGNS) addEventListener(sign, look, { passive: true });
}

import { adminPaths } from '@/app/admin-paths';

/**
 * Where to go when another organization is acted for. Everything on the screen belongs to the old one, so the page
 * begins anew, without its filters; what has an id in its path is not there any more. Who acted for none was shown
 * nothing yet, and gets what the address asks for.
 */
export function pathAfterSwitch(from: string | null, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  if (from === null) return pathname + search;
  return /\/\d+(\/|$)/.test(pathname) ? adminPaths.seasons() : pathname;
}

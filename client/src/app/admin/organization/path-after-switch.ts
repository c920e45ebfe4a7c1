import { adminPaths } from '@/app/admin-paths';

/**
 * Where to go when another organization is acted for. Everything on the screen belongs to the old one, so the page
 * begins anew, without its filters; what has an id in its path is not there any more.
 */
export function pathAfterSwitch(pathname: string): string {
  return /\/\d+(\/|$)/.test(pathname) ? adminPaths.seasons() : pathname;
}

import { onFirstAct } from '../answers/first-act';
import type { Site } from '../site';

/** Somebody who only reads has the worker after so long. */
const READING_MS = 30_000;

/**
 * Lets visitors' pages open without a network from now on. What does so is fetched once somebody has begun to do
 * something at the page, or has read it for a while. Not for who is signed in, who sees other pages.
 */
export function keepSeenPages(site: Site): void {
  if (site.user !== null || site.domain !== null || !('serviceWorker' in navigator)) return;
  let isBegun = false;
  const begin = (): void => {
    if (isBegun) return;
    isBegun = true;
    import('./keep-seen').then(({ keepSeen }) => keepSeen()).catch(() => undefined);
  };
  onFirstAct(begin);
  setTimeout(begin, READING_MS);
}

import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** What is asked for the page has the line for itself until it is answered, about. */
const BEHIND_MS = 100;

let isFollowed = false;

/** From now on pages are followed by links: their parts are fetched as soon as they themselves are there, beside what they ask. */
export function fetchPartsWithPages(): void {
  isFollowed = true;
}

/**
 * A part of a page that comes with it, and is brought alive behind everything else. Where its program does not come, as without a
 * network, it stays as the server sent it.
 */
export function behind<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  if (isFollowed) setTimeout(() => load().catch(() => undefined), BEHIND_MS);
  return lazy(() => load().catch(() => new Promise<never>(() => undefined)));
}

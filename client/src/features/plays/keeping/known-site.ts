import type { Site } from '@/app/site';
import { knownSession } from './device-session';

/** The site of a page that came from the device: for whose session the browser has. */
export async function knownSite(site: Site): Promise<Site> {
  const user = (await knownSession())?.user ?? null;
  // The document is the same for everybody; the server writes this there.
  if (user) document.documentElement.dataset['theme'] = user.theme;
  return { ...site, user };
}

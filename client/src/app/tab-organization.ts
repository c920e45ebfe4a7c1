import type { Site } from './site';

/** What a tab remembers: for whom, since somebody else may sign in, and which organization; null for none. */
interface Remembered {
  user: string;
  organization: string | null;
}

const KEY = 'acting-for';

/**
 * A super administrator's tab keeps the organization that it shows when it is loaded anew; the session knows only what
 * was chosen last, by whichever tab. The first page of a tab takes what the session says.
 */
export function siteOfTab(site: Site, storage: Storage): Site {
  const { user } = site;
  if (user?.role !== 'super_admin') return site;
  const known = read(storage);
  if (known?.user === user.id) return { ...site, user: { ...user, organizationId: known.organization } };
  rememberOrganization(storage, user.id, user.organizationId);
  return site;
}

/** Notes what a tab shows from its next page on. */
export function rememberOrganization(storage: Storage, user: string, organization: string | null): void {
  const remembered: Remembered = { user, organization };
  storage.setItem(KEY, JSON.stringify(remembered));
}

/** Lets the next page take what the session says. */
export function forgetOrganization(storage: Storage): void {
  storage.removeItem(KEY);
}

function read(storage: Storage): Remembered | null {
  try {
    return JSON.parse(storage.getItem(KEY) ?? 'null') as Remembered | null;
  } catch {
    return null;
  }
}

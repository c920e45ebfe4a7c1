import { useMemo, useSyncExternalStore } from 'react';
import { isTold } from './push/told-teams';

/** Teams of one organization that somebody can follow. */
const MOST_FOLLOWED = 12;

/** `follows:{organization}`: the starter of every page looks for it, too (server/src/http/pages/starter.ts). */
const keyOf = (organizationId: string): string => `follows:${organizationId}`;

const listeners = new Set<() => void>();

/**
 * Ids of the teams of an organization that are followed in this browser, the first followed first. None on the server,
 * in the first drawing, and where storage is forbidden.
 */
export function useFollowedTeams(organizationId: string): readonly string[] {
  const stored = useSyncExternalStore(
    listen,
    () => read(organizationId),
    () => '',
  );
  return useMemo(() => idsOf(stored), [stored]);
}

/** Follows a team from now on; false where there are as many as can be, or storage is forbidden. */
export function follow(organizationId: string, teamId: string): boolean {
  const followed = idsOf(read(organizationId));
  if (followed.includes(teamId)) return true;
  return followed.length < MOST_FOLLOWED && write(organizationId, [...followed, teamId]);
}

/** Follows a team no more, nor is told of it. */
export function unfollow(organizationId: string, teamId: string): void {
  if (isTold(organizationId, teamId))
    void import('./push/notifications')
      .then(({ tellNoMore }) => tellNoMore('/graphql', organizationId, teamId))
      .catch(() => undefined); // without a network: the switch is there when the team is followed again
  write(
    organizationId,
    idsOf(read(organizationId)).filter((id) => id !== teamId),
  );
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', tell);
  };
}

function read(organizationId: string): string {
  try {
    return localStorage.getItem(keyOf(organizationId)) ?? '';
  } catch {
    return '';
  }
}

/** Whatever else stands there is no id: people can write into their storage. */
function idsOf(stored: string): string[] {
  return [...new Set(stored.split(','))].filter((id) => /^[1-9]\d{0,9}$/.test(id)).slice(0, MOST_FOLLOWED);
}

function write(organizationId: string, ids: readonly string[]): boolean {
  try {
    if (ids.length === 0) localStorage.removeItem(keyOf(organizationId));
    else localStorage.setItem(keyOf(organizationId), ids.join(','));
  } catch {
    return false;
  }
  // What the starter noted before the page was painted.
  document.documentElement.toggleAttribute('data-follows', ids.length > 0);
  for (const tell of listeners) tell();
  return true;
}

import { useCallback } from 'react';
import { useSite } from '@/app/site-context';
import { forgetOrganization } from '@/app/tab-organization';
import { useAdminFrameQuery, useSignOutMutation } from '../frame/admin-frame.hooks.generated';
import { siteAfterSignOut } from './site-after-sign-out';

/** What the browser has of games goes with the session; a browser that does not answer keeps nobody here. */
const LONGEST_CLEARING_MS = 1_000;

/**
 * Ends the session, clears away what courtside has kept of games, then goes to the site of the organization acted for. When the server does not answer, the user
 * stays signed in and here.
 */
export function useSignOut(): () => void {
  const site = useSite();
  const { data } = useAdminFrameQuery();
  const [signOut] = useSignOutMutation();
  const organization = data?.me?.actingFor ?? null;
  return useCallback(() => {
    const leave = (): void => {
      forgetOrganization(window.sessionStorage);
      window.location.assign(siteAfterSignOut(site, organization, window.location));
    };
    void signOut().then(
      () => clearGames().finally(leave),
      () => undefined,
    );
  }, [site, organization, signOut]);
}

function clearGames(): Promise<void> {
  return Promise.race([
    import('@/features/plays/keeping/device-storage')
      .then(({ forgetGames }) => forgetGames('all'))
      .catch(() => undefined),
    new Promise<void>((resolve) => setTimeout(resolve, LONGEST_CLEARING_MS)),
  ]);
}

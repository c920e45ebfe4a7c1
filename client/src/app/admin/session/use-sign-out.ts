import { useCallback } from 'react';
import { useSite } from '@/app/site-context';
import { forgetOrganization } from '@/app/tab-organization';
import { useAdminFrameQuery, useSignOutMutation } from '../frame/admin-frame.hooks.generated';
import { siteAfterSignOut } from './site-after-sign-out';

/**
 * Ends the session, then goes to the site of the organization acted for. When the server does not answer, the user
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
    void signOut().then(leave, () => undefined);
  }, [site, organization, signOut]);
}

import { useCallback, useRef } from 'react';
import { useSite } from '@/app/site-context';
import { forgetOrganization } from '@/app/tab-organization';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import { messageOf } from '../forms/failure';
import { useAdminFrameQuery, useSignOutMutation } from '../frame/admin-frame.hooks.generated';
import { siteAfterSignOut } from './site-after-sign-out';

/**
 * What the browser has of games goes with the session, also on a slow device; one that does not answer keeps nobody
 * here.
 */
const LONGEST_CLEARING_MS = 10_000;

/**
 * Ends the session, clears away what courtside has kept of games, then goes to the site of the organization acted for.
 * When the server does not answer, the user stays signed in and here, and is told: somebody else may be next at the
 * device.
 */
export function useSignOut(): () => void {
  const site = useSite();
  const { data } = useAdminFrameQuery();
  const [signOut] = useSignOutMutation();
  const toast = useToast();
  const isLeaving = useRef(false);
  const organization = data?.me?.actingFor ?? null;
  return useCallback(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    toast({ kind: 'success', text: t.admin.signing_out(), busy: true });
    const leave = (): void => {
      forgetOrganization(window.sessionStorage);
      window.location.assign(siteAfterSignOut(site, organization, window.location));
    };
    void signOut().then(
      () => clearGames().finally(leave),
      (error: unknown) => {
        isLeaving.current = false;
        toast({ kind: 'error', text: messageOf(error, t.admin.you_are_still_signed_in()) });
      },
    );
  }, [site, organization, signOut, toast]);
}

function clearGames(): Promise<void> {
  return Promise.race([
    import('@/features/plays/keeping/device-storage')
      .then(({ forgetGames }) => forgetGames('all'))
      .catch(() => undefined),
    new Promise<void>((resolve) => setTimeout(resolve, LONGEST_CLEARING_MS)),
  ]);
}

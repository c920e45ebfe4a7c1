import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { SiteUser } from '../../site';
import { isSignInWanted, onSignInWanted } from './sign-in-request';

const SignInDialog = lazy(() => import('./sign-in-dialog'));

/** Offers to sign in again where work would be lost otherwise: above everything, a dialog with a form included. */
export function SessionEnded({ user }: { user: SiteUser }) {
  const isWanted = useSyncExternalStore(onSignInWanted, isSignInWanted);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <SignInDialog user={user} />
    </Suspense>
  );
}

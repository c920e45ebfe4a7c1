import { useLocation } from 'react-router-dom';
import { buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

/** The sign-in, which leads back to a place of the admin area. */
export function signInAddress({ pathname, search }: { pathname: string; search: string }): string {
  return `/login?next=${encodeURIComponent(pathname + search)}`;
}

/** For whose session is over, or who never had one: the way to the sign-in, and back here. */
export function SignInAgain() {
  const location = useLocation();
  const action = (
    // A whole new page: the sign-in has its own bundle.
    <a href={signInAddress(location)} className={buttonClass('primary')}>
      Sign in
    </a>
  );
  return (
    <EmptyState title="Please sign in." action={action}>
      You are not signed in, or no longer. Afterwards you come back here.
    </EmptyState>
  );
}

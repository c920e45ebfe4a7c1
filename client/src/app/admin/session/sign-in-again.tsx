import { useLocation } from 'react-router-dom';
import { t } from '@/texts';
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
      {t.common.sign_in()}
    </a>
  );
  return (
    <EmptyState title={t.admin.please_sign_in()} action={action}>
      {t.admin.you_are_not_signed_in_or_no_longer()}
    </EmptyState>
  );
}

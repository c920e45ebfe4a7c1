import { Link, useLocation } from 'react-router-dom';
import { adminPaths } from '../admin-paths';
import { useAdminFrameQuery } from './admin-frame.generated';

/** Tells somebody who came in with a temporary password to change it. */
export function PasswordNotice() {
  const { data } = useAdminFrameQuery();
  const { pathname } = useLocation();
  if (!data?.me?.mustChangePassword) return null;
  return (
    <p role="status" className="border-b border-warning bg-warning-soft px-4 py-2 text-sm font-medium text-warning">
      Your password is a temporary one.{' '}
      {pathname === adminPaths.account() ? (
        'Please choose your own below.'
      ) : (
        <Link to={adminPaths.account()} className="underline">
          Choose your own now
        </Link>
      )}
    </p>
  );
}

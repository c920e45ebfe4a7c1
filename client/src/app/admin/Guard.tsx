import type { ReactNode } from 'react';
import type { SiteUser } from '../site';
import { useSite } from '../site-context';
import { ScreenHeader } from './ScreenHeader';
import { SignInAgain } from './SignInAgain';

interface Props {
  /** Who may see the screen; everybody signed in when absent. The server decides again. */
  roles?: readonly SiteUser['role'][];
  /** The screen is about the organization acted for, so a super administrator has to choose one. */
  needsOrganization?: boolean;
  children: ReactNode;
}

/** Says why a screen shows nothing, before it asks the server in vain. */
export function Guard({ roles, needsOrganization = false, children }: Props) {
  const { user } = useSite();
  if (!user) return <SignInAgain />;
  if (roles && !roles.includes(user.role)) {
    return (
      <ScreenHeader title="You are not allowed to see this">
        Ask an owner of your organization, or the platform.
      </ScreenHeader>
    );
  }
  if (needsOrganization && user.organizationId === null) {
    return (
      <ScreenHeader title="Choose an organization first">
        The choice is at the top of this page: “Acting for”.
      </ScreenHeader>
    );
  }
  return <>{children}</>;
}

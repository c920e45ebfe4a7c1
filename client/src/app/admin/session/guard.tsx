import type { ReactNode } from 'react';
import type { SiteUser } from '@/app/site';
import { useSite } from '@/app/site-context';
import { ChooseOrganization } from '../organization/choose-organization';
import { ScreenHeader } from '../frame/screen-header';
import { SignInAgain } from './sign-in-again';

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
    return <ChooseOrganization user={user} />;
  }
  return <>{children}</>;
}

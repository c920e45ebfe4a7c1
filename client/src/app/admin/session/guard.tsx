import type { ReactNode } from 'react';
import type { SiteUser } from '@/app/site';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import { ChooseOrganization } from '../organization/choose-organization';
import { ScreenHeader } from '../frame/screen-header';
import { SignInAgain } from './sign-in-again';

/** Who sees a screen. */
export interface Guarded {
  /** Who may see the screen; everybody signed in when absent. The server decides again. */
  roles?: readonly SiteUser['role'][];
  /** The screen is about the organization acted for, so a super administrator has to choose one. */
  needsOrganization?: boolean;
}

/** Says why a screen shows nothing, before it asks the server in vain. */
export function Guard({ roles, needsOrganization = false, children }: Guarded & { children: ReactNode }) {
  const { user } = useSite();
  if (!user) return <SignInAgain />;
  if (roles && !roles.includes(user.role)) {
    return (
      <ScreenHeader title={t.admin.you_are_not_allowed_to_see_this()}>
        {t.admin.ask_an_owner_of_your_organization_or_the()}
      </ScreenHeader>
    );
  }
  if (needsOrganization && user.organizationId === null) {
    return <ChooseOrganization user={user} />;
  }
  return <>{children}</>;
}

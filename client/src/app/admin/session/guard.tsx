import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SiteUser } from '@/app/site';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import { ChooseOrganization } from '../organization/choose-organization';
import { OrganizationOfUser } from '../organization/organization-of-user';
import { ScreenHeader } from '../frame/screen-header';
import { SignInAgain } from './sign-in-again';

/** Who sees a screen. */
export interface Guarded {
  /** Who may see the screen; everybody signed in when absent. The server decides again. */
  roles?: readonly SiteUser['role'][];
  /** The screen is about the organization acted for, so a super administrator has to choose one. */
  needsOrganization?: boolean;
  /** A `userId` in the address says which organization a super administrator acts for: that user's. */
  takesUser?: boolean;
}

type Props = Guarded & { children: ReactNode };

/** Says why a screen shows nothing, before it asks the server in vain. */
export function Guard({ roles, needsOrganization = false, takesUser = false, children }: Props) {
  const { user } = useSite();
  const userId = useSearchParams()[0].get('userId');
  if (!user) return <SignInAgain />;
  if (roles && !roles.includes(user.role)) {
    return (
      <ScreenHeader title={t.admin.you_are_not_allowed_to_see_this()}>
        {t.admin.ask_an_owner_of_your_organization_or_the()}
      </ScreenHeader>
    );
  }
  const shown = needsOrganization && user.organizationId === null ? <ChooseOrganization user={user} /> : children;
  if (takesUser && userId !== null && user.role === 'super_admin') {
    return (
      <OrganizationOfUser key={userId} user={user} userId={userId}>
        {shown}
      </OrganizationOfUser>
    );
  }
  return <>{shown}</>;
}

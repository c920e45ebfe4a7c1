import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { t } from '@/texts';
import { onSessionChange, sessionState } from './session-state';
import { signInAddress } from './sign-in-again';

/**
 * Tells somebody whose session has ended meanwhile, and leads to the sign-in and back; or who belongs to another
 * organization by now, and leads there. What is written on the screen stays until then.
 */
export function SignedOutNotice() {
  const state = useSyncExternalStore(onSessionChange, sessionState);
  const location = useLocation();
  if (state === 'ours') return null;
  // A whole new page either way: the one is of another bundle, the other shows another organization.
  const link = (address: string) => (words: ReactNode) => (
    <a href={address} className="underline">
      {words}
    </a>
  );
  return (
    <p role="alert" className="border-b border-warning bg-warning-soft px-4 py-2 text-sm font-medium text-warning">
      {state === 'over'
        ? t.admin.you_are_no_longer_signed_in_sign_in({ link: link(signInAddress(location)) })
        : t.admin.this_page_is_of_an_organization_you_left({ link: link(adminPaths.seasons()) })}
    </p>
  );
}

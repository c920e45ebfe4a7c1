import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '@/texts';
import { isSessionOver, onSessionChange } from './session-state';
import { signInAddress } from './sign-in-again';

/**
 * Tells somebody whose session has ended meanwhile, and leads to the sign-in and back. What is written on the screen
 * stays until then.
 */
export function SignedOutNotice() {
  const isOver = useSyncExternalStore(onSessionChange, isSessionOver);
  const location = useLocation();
  if (!isOver) return null;
  return (
    <p role="alert" className="border-b border-warning bg-warning-soft px-4 py-2 text-sm font-medium text-warning">
      {t.admin.you_are_no_longer_signed_in_sign_in({
        link: (words) => (
          <a href={signInAddress(location)} className="underline">
            {words}
          </a>
        ),
      })}
    </p>
  );
}

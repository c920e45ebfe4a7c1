import { useCallback } from 'react';
import { csrfToken } from '../apollo';
import { useSite } from '../site-context';

/** Ends the session, then goes to the organization's own domain, which is this host, or to the platform's root. */
export function useSignOut(): () => void {
  const { onPlatform } = useSite();
  return useCallback(() => {
    const headers = { 'X-XSRF-TOKEN': csrfToken() ?? '' };
    const leave = (): void => window.location.assign(onPlatform ? '/site' : '/');
    void fetch('/api/auth/logout', { method: 'POST', headers, credentials: 'same-origin' }).then(leave, leave);
  }, [onPlatform]);
}

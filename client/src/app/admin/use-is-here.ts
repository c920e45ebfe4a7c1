import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whether the address is still the one at which this was asked for, for what follows a deletion: who has gone to another
 * screen is not called back. What the screen shows may be gone by then, with what was deleted.
 */
export function useIsHere(): () => boolean {
  const { pathname } = useLocation();
  return useCallback(() => window.location.pathname === pathname, [pathname]);
}

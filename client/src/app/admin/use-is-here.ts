import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whether the address is still the one at which a deletion was asked for: who has gone to another screen meanwhile is
 * not led on from there. What the screen shows may be gone by then, with what was deleted.
 */
export function useIsHere(): () => boolean {
  const { pathname } = useLocation();
  return useCallback(() => window.location.pathname === pathname, [pathname]);
}

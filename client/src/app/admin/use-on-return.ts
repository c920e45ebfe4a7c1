import { useEffect } from 'react';

/** Calls a function whenever somebody comes back to the page: what others have done meanwhile is asked for then. */
export function useOnReturn(ask: () => void): void {
  useEffect(() => {
    const returned = (): void => {
      if (document.visibilityState === 'visible') ask();
    };
    window.addEventListener('focus', returned);
    document.addEventListener('visibilitychange', returned);
    return () => {
      window.removeEventListener('focus', returned);
      document.removeEventListener('visibilitychange', returned);
    };
  }, [ask]);
}

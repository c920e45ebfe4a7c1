import { useSyncExternalStore } from 'react';
import { watchTheme } from '@/lib/watch-theme';

type Theme = 'light' | 'dark' | 'system';

/** Which colours the page has by now: what was chosen at its foot or on any other page, or the device's. */
export function useTheme(): Theme {
  return useSyncExternalStore(watchTheme, chosen);
}

function chosen(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark' | 'system';

/** Which colours the page has by now: what was chosen at its foot or on any other page, or the device's. */
export function useTheme(): Theme {
  return useSyncExternalStore(watch, chosen);
}

function chosen(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

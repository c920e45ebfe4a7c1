import { useSyncExternalStore } from 'react';

/** Whether a media query holds, also when that changes: for what is somewhere else then, not only otherwise. */
export function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}

import { useCallback, useState } from 'react';

/**
 * A choice of this browser's user that outlives the page. Where the browser stores nothing, it lasts as long as the
 * page.
 */
export function useStoredFlag(key: string): [boolean, (on: boolean) => void] {
  const [isOn, setOn] = useState(() => read(key));
  const store = useCallback(
    (on: boolean): void => {
      setOn(on);
      try {
        if (on) localStorage.setItem(key, '1');
        else localStorage.removeItem(key);
      } catch {
        // Storage is full or forbidden.
      }
    },
    [key],
  );
  return [isOn, store];
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

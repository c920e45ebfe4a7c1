import { useEffect, useState } from 'react';
import { type DeviceSession, knownSession } from '../keeping/device-session';

/**
 * Whose the present session is by what this device knows; null when it does not, undefined while that is looked up.
 * @param isWanted whether the server does not answer
 */
export function useKnownSession(isWanted: boolean): DeviceSession | null | undefined {
  const [known, setKnown] = useState<DeviceSession | null>();
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    void knownSession().then((found) => isOver || setKnown(found));
    return () => {
      isOver = true;
    };
  }, [isWanted]);
  return known;
}

import { useEffect, useMemo, useState } from 'react';
import type { ClockControl } from '../hooks/use-clock';
import { secondsLeft, storedClocks } from '../keeping/game-clock';

/**
 * The clock that courtside keeps of a game's period in another window of this browser, followed as it is started and
 * stopped.
 */
export function useClockOfDevice(gameId: string, periodId: string): Pick<ClockControl, 'clock' | 'read'> {
  const [clocks, setClocks] = useState(() => storedClocks(gameId));
  useEffect(() => {
    const follow = (): void => setClocks(storedClocks(gameId));
    follow();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [gameId]);
  // Chosen as it is shown: otherwise a period's first frame has the clock of the one before.
  const clock = clocks[periodId] ?? null;
  return useMemo(
    () => ({ clock, read: () => (clock === null ? null : Math.ceil(secondsLeft(clock, Date.now()))) }),
    [clock],
  );
}

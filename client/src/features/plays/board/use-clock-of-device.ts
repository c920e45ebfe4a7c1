import { useEffect, useMemo, useState } from 'react';
import type { ClockControl } from '../hooks/use-clock';
import { type GameClock, secondsLeft, storedClock } from '../keeping/game-clock';

/**
 * The clock that courtside keeps of a game's period in another window of this browser, followed as it is started and
 * stopped.
 */
export function useClockOfDevice(gameId: string, periodId: string): Pick<ClockControl, 'clock' | 'read'> {
  const [clock, setClock] = useState<GameClock | null>(null);
  useEffect(() => {
    const follow = (): void => setClock(storedClock(gameId, periodId));
    follow();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [gameId, periodId]);
  return useMemo(
    () => ({ clock, read: () => (clock === null ? null : Math.ceil(secondsLeft(clock, Date.now()))) }),
    [clock],
  );
}

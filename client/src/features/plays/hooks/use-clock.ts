import { useCallback, useEffect, useMemo, useState } from 'react';
import { clockAt, type GameClock, secondsLeft, storeClock, storedClock, toggleClock } from '../keeping/game-clock';

/** The clock of a game on this device. */
export interface ClockControl {
  /** Null while none was set. */
  readonly clock: GameClock | null;
  /** Whole seconds left at this moment; null while none was set. */
  read: () => number | null;
  /** What plays are entered with: the same, but null while nobody has started or set it in this period. */
  ofPlays: () => number | null;
  /** Starts or stops it. */
  toggle: () => void;
  /** Sets it, by hand or (not kept yet) since a period begins. */
  set: (seconds: number, isKept: boolean) => void;
}

/**
 * Keeps a game's clock: over a reload, and while the device sleeps. What shows its seconds follows it by `useSeconds`.
 */
export function useClock(gameId: string): ClockControl {
  const [clock, setClock] = useState<GameClock | null>(() => storedClock(gameId));
  const keep = useCallback(
    (next: GameClock): void => {
      storeClock(gameId, next);
      setClock(next);
    },
    [gameId],
  );
  return useMemo(() => {
    const read = (): number | null => (clock === null ? null : Math.ceil(secondsLeft(clock, Date.now())));
    return {
      clock,
      read,
      ofPlays: () => (clock?.isKept ? read() : null),
      toggle: () => clock !== null && keep(toggleClock(clock, Date.now())),
      set: (seconds, isKept) => keep(clockAt(seconds, isKept)),
    };
  }, [clock, keep]);
}

/** The seconds left of a clock, as they pass. */
export function useSeconds({ clock, read }: Pick<ClockControl, 'clock' | 'read'>): number | null {
  const [, setShown] = useState<number | null>(null);
  const isRunning = clock?.startedAt != null;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setShown(read()), 200);
    return () => clearInterval(timer);
  }, [isRunning, read]);
  return read();
}

import { useCallback, useEffect, useState } from 'react';
import { clockAt, type GameClock, secondsLeft, storeClock, storedClock, toggleClock } from '../keeping/game-clock';

/** The clock of a game on this device. */
export interface ClockControl {
  /** Whole seconds left; null while no clock was set. */
  readonly seconds: number | null;
  readonly isRunning: boolean;
  toggle: () => void;
  set: (seconds: number) => void;
}

/** Keeps a game's clock: over a reload, and while the device sleeps. */
export function useClock(gameId: string): ClockControl {
  const [clock, setClock] = useState<GameClock | null>(() => storedClock(gameId));
  const [now, setNow] = useState(Date.now);
  const isRunning = clock?.startedAt != null && secondsLeft(clock, now) > 0;
  const keep = useCallback(
    (next: GameClock): void => {
      storeClock(gameId, next);
      setClock(next);
      setNow(Date.now());
    },
    [gameId],
  );
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  const toggle = useCallback((): void => {
    if (clock !== null) keep(toggleClock(clock, Date.now()));
  }, [clock, keep]);
  const set = useCallback((seconds: number): void => keep(clockAt(seconds)), [keep]);
  return { seconds: clock === null ? null : Math.ceil(secondsLeft(clock, now)), isRunning, toggle, set };
}

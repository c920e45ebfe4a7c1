import { useEffect, useMemo, useState } from 'react';
import { clockAt, type GameClock, secondsLeft, storeClock, storedClock, toggleClock } from '../keeping/game-clock';
import { SteadyTime } from '../keeping/steady-time';

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
 * Keeps a game's clock: over a reload, while the device sleeps, and when the device's own clock is corrected. What
 * shows its seconds follows it by `useSeconds`.
 */
export function useClock(gameId: string): ClockControl {
  const [time] = useState(() => new SteadyTime());
  const [clock, setClock] = useState<GameClock | null>(() => storedClock(gameId));
  useStoredBy(time, gameId, clock);
  return useMemo(() => {
    const read = (): number | null => (clock === null ? null : Math.ceil(secondsLeft(clock, time.now())));
    const keep = (next: GameClock): void => {
      storeClock(gameId, byDevice(next, time));
      setClock(next);
    };
    return {
      clock,
      read,
      ofPlays: () => (clock?.isKept ? read() : null),
      toggle: () => clock !== null && keep(toggleClock(clock, time.now())),
      set: (seconds, isKept) => keep(clockAt(seconds, isKept)),
    };
  }, [clock, gameId, time]);
}

/** Has a clock that runs stored anew when the device's own, by which it is read again, was corrected. */
function useStoredBy(time: SteadyTime, gameId: string, clock: GameClock | null): void {
  const isRunning = clock?.startedAt != null;
  useEffect(() => {
    const seen = (): void => time.seen();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [time]);
  useEffect(() => {
    if (!isRunning) return;
    let { correction } = time;
    const timer = setInterval(() => {
      time.now();
      if (time.correction === correction) return;
      ({ correction } = time);
      storeClock(gameId, byDevice(clock, time));
    }, 1000);
    return () => clearInterval(timer);
  }, [time, gameId, clock, isRunning]);
}

/** A clock as it is by what the device's own shows now. */
const byDevice = (clock: GameClock, { correction }: SteadyTime): GameClock => ({
  ...clock,
  startedAt: clock.startedAt === null ? null : clock.startedAt + correction,
});

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

import { useEffect, useMemo, useState } from 'react';
import {
  clockAt,
  clockAtStart,
  type GameClock,
  type GameClocks,
  secondsLeft,
  storeClock,
  storedClocks,
  toggleClock,
} from '../keeping/game-clock';
import { SteadyTime } from '../keeping/steady-time';

/** The clock of a game's period on this device. */
export interface ClockControl {
  /** Null while none was set. */
  readonly clock: GameClock | null;
  /** Whole seconds left at this moment; null while none was set. */
  read: () => number | null;
  /** What plays are entered with: the same, but null while nobody has started or set it in this period. */
  ofPlays: () => number | null;
  /** Starts or stops it. */
  toggle: () => void;
  /** Whole seconds left of another period's clock; null while none was set and its length is not known. */
  readOf: (periodId: string) => number | null;
  /** Sets it by hand, or that of another period. */
  set: (seconds: number, periodId?: string) => void;
  /**
   * Has the clock of a period, this one or another, stand as the period begins.
   * @returns what it then shows; null for nothing
   */
  begin: (periodId: string) => number | null;
}

/**
 * Keeps the clock of a game's period: over a reload, while the device sleeps, and when the device's own clock is
 * corrected. Each period has one of its own, since who begins the next one, or enters what was forgotten of an earlier
 * one, may sit at another device. What shows its seconds follows it by `useSeconds`.
 * @param lengthOf how long a period is, in seconds; null where that is not known
 */
export function useClock(
  gameId: string,
  periodId: string,
  lengthOf: (periodId: string) => number | null,
): ClockControl {
  const [time] = useState(() => new SteadyTime());
  // Read once: from then on the page knows better than the device's own clock, which may be corrected.
  const [clocks, setClocks] = useState<GameClocks>(() => storedClocks(gameId));
  const kept = clocks[periodId] ?? null;
  const length = lengthOf(periodId);
  const clock = useMemo(() => kept ?? (length === null ? null : clockAt(length, false)), [kept, length]);
  useStoredBy(time, gameId, clocks);
  return useMemo(() => {
    const readOf = (of: string): number | null => {
      const { [of]: known } = clocks;
      return known ? Math.ceil(secondsLeft(known, time.now())) : lengthOf(of);
    };
    const read = (): number | null => readOf(periodId);
    const keep = (of: string, next: GameClock | null): void => {
      storeClock(gameId, of, next && byDevice(next, time));
      setClocks(({ [of]: _former, ...others }) => (next === null ? others : { ...others, [of]: next }));
    };
    return {
      clock,
      read,
      readOf,
      ofPlays: () => (clock?.isKept ? read() : null),
      toggle: () => clock !== null && keep(periodId, toggleClock(clock, time.now())),
      set: (seconds, of = periodId) => keep(of, clockAt(seconds, true)),
      begin: (begun) => {
        const next = clockAtStart(clocks[begun] ?? null, lengthOf(begun));
        keep(begun, next);
        return next?.seconds ?? null;
      },
    };
  }, [clock, clocks, gameId, periodId, lengthOf, time]);
}

/** Has clocks that run stored anew when the device's own, by which they are read again, was corrected. */
function useStoredBy(time: SteadyTime, gameId: string, clocks: GameClocks): void {
  const isRunning = Object.values(clocks).some(({ startedAt }) => startedAt !== null);
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
      for (const [periodId, clock] of Object.entries(clocks))
        if (clock.startedAt !== null) storeClock(gameId, periodId, byDevice(clock, time));
    }, 1000);
    return () => clearInterval(timer);
  }, [time, gameId, clocks, isRunning]);
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

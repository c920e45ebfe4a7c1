import { useEffect, useMemo, useState } from 'react';
import {
  clockAt,
  clockAtStart,
  type GameClock,
  secondsLeft,
  storeClock,
  storedClock,
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
  /** Sets it by hand. */
  set: (seconds: number) => void;
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
  const [held, setHeld] = useState(() => ({ periodId, kept: storedClock(gameId, periodId) }));
  if (held.periodId !== periodId) setHeld({ periodId, kept: storedClock(gameId, periodId) });
  const { kept } = held;
  const length = lengthOf(periodId);
  const clock = useMemo(() => kept ?? (length === null ? null : clockAt(length, false)), [kept, length]);
  useStoredBy(time, gameId, periodId, clock);
  return useMemo(() => {
    const read = (): number | null => (clock === null ? null : Math.ceil(secondsLeft(clock, time.now())));
    const keep = (next: GameClock): void => {
      storeClock(gameId, periodId, byDevice(next, time));
      setHeld({ periodId, kept: next });
    };
    return {
      clock,
      read,
      ofPlays: () => (clock?.isKept ? read() : null),
      toggle: () => clock !== null && keep(toggleClock(clock, time.now())),
      set: (seconds) => keep(clockAt(seconds, true)),
      begin: (begun) => {
        const next = clockAtStart(begun === periodId ? kept : storedClock(gameId, begun), lengthOf(begun));
        storeClock(gameId, begun, next);
        if (begun === periodId) setHeld({ periodId, kept: next });
        return next?.seconds ?? null;
      },
    };
  }, [clock, kept, gameId, periodId, lengthOf, time]);
}

/** Has a clock that runs stored anew when the device's own, by which it is read again, was corrected. */
function useStoredBy(time: SteadyTime, gameId: string, periodId: string, clock: GameClock | null): void {
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
      storeClock(gameId, periodId, byDevice(clock, time));
    }, 1000);
    return () => clearInterval(timer);
  }, [time, gameId, periodId, clock, isRunning]);
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

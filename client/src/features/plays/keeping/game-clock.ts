/** A period's clock as the device keeps it: it goes on while the page is closed or the device asleep. */
export interface GameClock {
  /** Seconds left when it was last started, stopped or set. */
  readonly seconds: number;
  /** When it was started, in milliseconds; null while it stands. */
  readonly startedAt: number | null;
  /** Whether somebody has started or set it in this period: otherwise nobody keeps it. */
  readonly isKept: boolean;
  /** Whether it was started since it was set. */
  readonly hasRun: boolean;
}

/** A clock that stands. */
export const clockAt = (seconds: number, isKept: boolean): GameClock => ({
  seconds: Math.max(0, seconds),
  startedAt: null,
  isKept,
  hasRun: false,
});

/**
 * What a period's clock is when the period begins: as it was set for that, else at the period's length. What has run
 * already is of a beginning that was taken back.
 * @param length in seconds; null where it is not known
 */
export function clockAtStart(clock: GameClock | null, length: number | null): GameClock | null {
  if (clock?.isKept && clock.startedAt === null && !clock.hasRun) return clock;
  return length === null ? null : clockAt(length, false);
}

/** Seconds left, never below 0. A device whose own clock is put back makes none run backwards. */
export function secondsLeft({ seconds, startedAt }: Pick<GameClock, 'seconds' | 'startedAt'>, now: number): number {
  if (startedAt === null) return seconds;
  return Math.max(0, seconds - Math.max(0, now - startedAt) / 1000);
}

/** Starts or stops it. */
export function toggleClock(clock: GameClock, now: number): GameClock {
  return clock.startedAt === null
    ? { seconds: clock.seconds, startedAt: now, isKept: true, hasRun: true }
    : { seconds: secondsLeft(clock, now), startedAt: null, isKept: true, hasRun: true };
}

/** '9:05', as a table's clock shows seconds left. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Seconds of a text such as '9:05', '45' (seconds) or '10:'; null for what is no time. */
export function secondsOfText(text: string): number | null {
  const match = /^\s*(?:(\d{1,2})\s*[:.])?\s*(\d{0,2})\s*$/.exec(text);
  if (!match || (match[1] === undefined && match[2] === '')) return null;
  const seconds = Number(match[2]);
  return match[1] !== undefined && seconds > 59 ? null : Number(match[1] ?? 0) * 60 + seconds;
}

const keyOf = (gameId: string): string => `courtside-clock-${gameId}`;

/** The clocks of a game, by their periods. */
export type GameClocks = Readonly<Record<string, GameClock>>;

/** The clocks of a game as this device last had them. */
export function storedClocks(gameId: string): GameClocks {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(gameId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([periodId, each]) => {
        const clock = clockOf(each);
        return clock === null ? [] : [[periodId, clock]];
      }),
    );
  } catch {
    return {};
  }
}

function clockOf(stored: unknown): GameClock | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { seconds, startedAt, isKept, hasRun } = stored as Record<keyof GameClock, unknown>;
  if (typeof seconds !== 'number' || (startedAt !== null && typeof startedAt !== 'number')) return null;
  return { seconds, startedAt, isKept: isKept === true, hasRun: hasRun === true };
}

/** Keeps the clock of a game's period; null: it has none any more. */
export function storeClock(gameId: string, periodId: string, clock: GameClock | null): void {
  const { [periodId]: _former, ...others } = storedClocks(gameId);
  const clocks = clock === null ? others : { ...others, [periodId]: clock };
  try {
    localStorage.setItem(keyOf(gameId), JSON.stringify(clocks));
  } catch {
    // Storage is full or forbidden: it lasts as long as the page.
  }
}

/** As much of a game as decides to which parts of a season it belongs. */
export interface SplitGame {
  /** YYYY-MM-DD; null where no day is set. */
  readonly date: string | null;
  readonly home: boolean;
  /** Null for a game without a winner. */
  readonly won: boolean | null;
}

/** What a part of somebody's games is. */
export type SplitKind = 'all' | 'last_five' | 'home' | 'away' | 'wins' | 'losses' | 'month';

/** A part of somebody's games. */
export interface Split<Game> {
  readonly kind: SplitKind;
  /** 'YYYY-MM' of a month. */
  readonly month: string | null;
  readonly games: readonly Game[];
}

/** How many games the latest ones are. */
const LATEST = 5;

/**
 * The parts of somebody's games: all, the last five, at home and away, won and lost, and each month. Parts without a
 * game are left out; every game is in one of home and away, and in one month if it has a day.
 * @param games oldest first
 */
export function splitGames<Game extends SplitGame>(games: readonly Game[]): Split<Game>[] {
  const months = [...new Set(games.flatMap(({ date }) => (date === null ? [] : [date.slice(0, 7)])))].sort();
  const part = (kind: SplitKind, own: readonly Game[], month: string | null = null): Split<Game> => ({
    kind,
    month,
    games: own,
  });
  return [
    part('all', games),
    part('last_five', games.slice(-LATEST)),
    part(
      'home',
      games.filter(({ home }) => home),
    ),
    part(
      'away',
      games.filter(({ home }) => !home),
    ),
    part(
      'wins',
      games.filter(({ won }) => won === true),
    ),
    part(
      'losses',
      games.filter(({ won }) => won === false),
    ),
    ...months.map((month) =>
      part(
        'month',
        games.filter(({ date }) => date?.startsWith(month)),
        month,
      ),
    ),
  ].filter((split) => split.games.length > 0);
}

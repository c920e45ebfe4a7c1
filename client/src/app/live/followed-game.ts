/** A game that a page shows, as far as following it goes. */
export interface FollowedGame {
  id: string;
  date: string | null;
  status: string;
  home: { name: string; score: number | null };
  away: { name: string; score: number | null };
  /** Whether there is a final score. */
  hasResult: boolean;
}

/** A game of a list, as it is followed. */
export function followedGame({
  id,
  date,
  status,
  homeScore,
  awayScore,
  homeTeam,
  awayTeam,
}: {
  id: string;
  date: string | null;
  status: string;
  homeScore: number | null;
  awayScore: number | null;
  homeTeam: { name: string };
  awayTeam: { name: string };
}): FollowedGame {
  const home = { name: homeTeam.name, score: homeScore };
  const away = { name: awayTeam.name, score: awayScore };
  return { id, date, status, home, away, hasResult: homeScore !== null && awayScore !== null };
}

/** Farther from now no time zone has its today, in milliseconds. */
const AWAY_MS = 172_800_000;

/**
 * Whether something is to come of a game: it is in progress, or of today, since a result may be corrected, or the game
 * go on after it.
 * @param today is asked for only where it decides: on a phone, the first date in a time zone takes longer than all of
 *   them
 */
export function isOpen({ date, status }: FollowedGame, today: () => string): boolean {
  return (
    status === 'IN_PROGRESS' || (date !== null && Math.abs(Date.parse(date) - Date.now()) < AWAY_MS && date === today())
  );
}

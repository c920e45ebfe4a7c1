import { calendarDateIn } from '@domain/dates/calendar-date-in';
import type { GameRowFragment } from '@/features/games/game-row.generated';

/**
 * The day whose games are worth following: that of a game in progress, else today where one is to be played. Games have
 * their dates by the organization's clock, wherever the device is.
 */
export function dayFollowed(
  games: readonly Pick<GameRowFragment, 'status' | 'date'>[],
  now: Date,
  timeZone: string,
): string | null {
  const today = calendarDateIn(now, timeZone);
  const followed =
    games.find(({ status }) => status === 'IN_PROGRESS') ??
    games.find(({ status, date }) => status === 'SCHEDULED' && date === today);
  return followed?.date ?? null;
}

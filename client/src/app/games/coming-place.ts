import { placeText } from '@domain/game/place-text';
import { formatTime } from '@/lib/dates';
import type { GameStatus } from '@/graphql/schema.generated';

/** A game, as much of it as says where it will be played. */
export interface ComingGame {
  status: GameStatus;
  time: string | null;
  location: string | null;
  court: string | null;
  homeScore: number | null;
  awayScore: number | null;
}

/** Whether visitors may still want to go there: it is to be played, or is being played. */
function isToCome({ status, homeScore, awayScore }: ComingGame): boolean {
  return status === 'IN_PROGRESS' || (status === 'SCHEDULED' && homeScore === null && awayScore === null);
}

/**
 * Where a game will be played, as 'Pier Hall, Court 2'; null where that is not said, the game is over, or does not take
 * place.
 */
export function comingPlace(game: ComingGame): string | null {
  return isToCome(game) ? placeText(game) : null;
}

/** When and where it will be played on its day, as '7:00 PM, Pier Hall'; null as above. */
export function comingTimeAndPlace(game: ComingGame): string | null {
  if (!isToCome(game)) return null;
  return [game.time === null ? null : formatTime(game.time), placeText(game)].filter(Boolean).join(', ') || null;
}

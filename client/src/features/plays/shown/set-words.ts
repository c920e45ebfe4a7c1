import type { CalledPoints } from '@domain/plays/game-points';
import { t } from '@/texts';

/** What a side takes with the next point. */
export const SET_POINT = {
  set: () => t.plays.set_point(),
  match: () => t.plays.match_point(),
} as const;

/** Points of a game as they stand in a score: '40', 'Ad'. */
export function pointsText(points: CalledPoints): string {
  return points === 'advantage' ? t.plays.advantage() : String(points);
}

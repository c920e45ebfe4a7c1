import type { BothSides } from '@domain/plays/play-summary';
import type { RecordedScoreFragment } from '../courtside.generated';

/**
 * What the box score makes of a game in progress, where that is another score than its plays make: somebody has entered
 * points, or scores of periods, by hand.
 * @param made by the plays; in a sport of sets how many are won
 * @returns null where they agree
 */
export function otherScore(
  made: BothSides<number>,
  { home, away }: BothSides<RecordedScoreFragment>,
): BothSides<number> | null {
  const score = { home: home.liveScore ?? 0, away: away.liveScore ?? 0 };
  return score.home === made.home && score.away === made.away ? null : score;
}

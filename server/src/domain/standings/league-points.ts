import type { PointsRule } from './standings-rules.js';
import type { Results } from './team-record.js';

/** The points that a league gives for these results. */
export function leaguePoints(
  { wins, losses, ties = 0, forfeitWins = 0, forfeitLosses = 0 }: Results,
  rule: PointsRule,
): number {
  return (
    (wins - forfeitWins) * rule.win +
    ties * rule.tie +
    (losses - forfeitLosses) * rule.loss +
    forfeitWins * rule.forfeitWin +
    forfeitLosses * rule.forfeitLoss
  );
}

import type { Side } from '../game/game-status.js';
import type { BothSides } from './play-summary.js';
import type { SetRule } from './set-rule.js';

/**
 * Who has won a set at a score by the usual rules; null while it is open.
 * @param isLast whether it is the last one that the match can have
 */
export function setWinner(rule: SetRule, { home, away }: BothSides<number>, isLast: boolean): Side | null {
  const [more, less] = [Math.max(home, away), Math.min(home, away)];
  const leader: Side = home > away ? 'home' : 'away';
  // 7:6: the game after 6:6 takes the set.
  const isByTieBreak = rule.points !== null && less === rule.points.tieAt && more === less + 1;
  const isWon = more >= (isLast ? rule.toOfLast : rule.to) && more - less >= rule.ahead;
  return isWon || isByTieBreak ? leader : null;
}

import type { Side } from '../game/game-status.js';
import { type GamePoints, gamePoints, gameWinner, type RallyPoint } from './game-points.js';
import { otherSide } from './other-side.js';
import type { Play } from './play.js';
import type { BothSides, ScoredPlay } from './play-summary.js';
import type { PlayKind } from './play-kind.js';
import type { PlayVocabulary } from './play-vocabulary.js';
import { type PointsRule, type SetRule, setRuleOf } from './set-rule.js';
import { setWinner } from './set-winner.js';

/** How a set stands by the usual rules. */
export interface SetState {
  /** Who has won it; null while it is open. */
  readonly winner: Side | null;
  /** Who takes it with the next point; null: nobody. */
  readonly setPoint: Side | null;
  /** The game that is on; null where the score counts points, and where none are entered of the set. */
  readonly game: GamePoints | null;
}

/**
 * How a set stands after its plays.
 * @param plays those of the set, in order
 * @param isLast whether it is the last one that the match can have
 * @returns null in a sport whose periods are not won
 */
export function setState(
  vocabulary: PlayVocabulary,
  plays: readonly ScoredPlay<Play>[],
  isLast: boolean,
): SetState | null {
  const rule = setRuleOf(vocabulary.sport);
  if (rule === null) return null;
  const score = plays.at(-1)?.score ?? { home: 0, away: 0 };
  const game = rule.points === null ? null : gameNow(rule.points, vocabulary, plays, score);
  const winner = setWinner(rule, score, isLast);
  return { winner, game, setPoint: winner === null ? setPointOf(rule, score, game, isLast) : null };
}

/** The game that is on, by the points since the last one that is said. */
function gameNow(
  rule: PointsRule,
  { rules }: PlayVocabulary,
  plays: readonly ScoredPlay<Play>[],
  score: BothSides<number>,
): GamePoints | null {
  const pointOf = new Map<PlayKind, 'same' | 'other'>([[rule.point, 'same']]);
  for (const { kind, side } of rules.get(rule.point)?.becomes ?? []) pointOf.set(kind, side);
  let points: RallyPoint[] = [];
  let hasPoints = false;
  for (const { play, side } of plays) {
    if (play.kind === rule.game) points = [];
    const whose = pointOf.get(play.kind);
    if (whose === undefined || side === null) continue;
    hasPoints = true;
    points.push({ playId: play.id, side: whose === 'same' ? side : otherSide(side) });
  }
  return hasPoints ? gamePoints(rule, score, points) : null;
}

function setPointOf(rule: SetRule, score: BothSides<number>, game: GamePoints | null, isLast: boolean): Side | null {
  const takesIt = (side: Side): boolean => {
    if (rule.points !== null) {
      if (game === null || game.unsaid !== null) return false;
      const points = { ...game.points, [side]: game.points[side] + 1 };
      if (gameWinner(rule.points, points, game.isTieBreak) !== side) return false;
    }
    return setWinner(rule, { ...score, [side]: score[side] + 1 }, isLast) === side;
  };
  return (['home', 'away'] as const).find(takesIt) ?? null;
}

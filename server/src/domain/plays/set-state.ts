import type { Side } from '../game/game-status.js';
import { type GamePoints, gamePoints, gameWinner, type RallyPoint } from './game-points.js';
import { otherSide } from './other-side.js';
import type { Play } from './play.js';
import type { BothSides, ScoredPlay } from './play-summary.js';
import type { PlayVocabulary, SetRule } from './play-vocabulary.js';
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
  { sets, rules }: PlayVocabulary,
  plays: readonly ScoredPlay<Play>[],
  isLast: boolean,
): SetState | null {
  if (sets === null) return null;
  const score = plays.at(-1)?.score ?? { home: 0, away: 0 };
  let points: RallyPoint[] = [];
  let hasPoints = false;
  for (const { play, side } of plays) {
    if (play.kind === sets.points?.kind) points = [];
    const pointOf = rules.get(play.kind)?.pointOf ?? null;
    if (pointOf === null || side === null) continue;
    hasPoints = true;
    points.push({ playId: play.id, side: pointOf === 'same' ? side : otherSide(side) });
  }
  const game = sets.points !== null && hasPoints ? gamePoints(sets.points, score, points) : null;
  const winner = setWinner(sets, score, isLast);
  return { winner, game, setPoint: winner === null ? setPointOf(sets, score, game, isLast) : null };
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

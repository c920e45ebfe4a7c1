import type { DayScoresQuery } from './day-scores.generated';
import { NONE, tellScores } from './told-scores';

/**
 * Pause before what a day has said is forgotten: another filter of a page ends its stream, and begins another one at
 * once.
 */
const FORGOTTEN_AFTER_MS = 2_000;
/** Which day was followed last. */
let latest: object | null = null;

/** A day that is followed. */
interface ToldDay {
  /** Tells where its games in progress stand. @returns whether anything else is new */
  tell(answer: unknown): boolean;
  /** It is followed no longer. */
  end(): void;
}

/** Begins with a followed day, in the place of the one before. */
export function tellDay(): ToldDay {
  const own = {};
  latest = own;
  let before = '';
  return {
    tell(answer) {
      const games = (answer as DayScoresQuery).organization?.dayScores ?? [];
      tellScores(new Map(games.flatMap(({ id, liveScore }) => (liveScore ? [[id, liveScore] as const] : []))));
      const others = JSON.stringify(games, (name, value: unknown) => (name === 'liveScore' ? undefined : value));
      const isNew = others !== before;
      before = others;
      return isNew;
    },
    end() {
      setTimeout(() => latest === own && tellScores(NONE), FORGOTTEN_AFTER_MS);
    },
  };
}

import { differenceOfEffects } from './difference-of-effects.js';
import { effectsOfPlays, type GameContext } from './effects-of-plays.js';
import type { CountedPlay } from './play.js';
import type { PlayEffects } from './play-effects.js';

/** What all plays of a game add together: one delta for each cell and each period's score. */
export function gameEffects<P extends CountedPlay>(plays: readonly P[], game: GameContext<P>): PlayEffects {
  return differenceOfEffects([], effectsOfPlays(plays, plays, game));
}

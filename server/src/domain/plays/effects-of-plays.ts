import { linkedPlays } from './linked-plays.js';
import type { CountedPlay } from './play.js';
import { type EffectContext, type PlayEffects, playEffects } from './play-effects.js';

/** What the effects of a game's plays depend on; settings may differ from play to play, since they may change. */
export interface GameContext<P extends CountedPlay = CountedPlay> extends Pick<
  EffectContext,
  'vocabulary' | 'teamIds'
> {
  readonly settings: EffectContext['settings'] | ((play: P) => EffectContext['settings']);
}

/**
 * What each of some plays adds.
 * @param all these plays and those around them
 */
export function effectsOfPlays<P extends CountedPlay>(
  plays: readonly P[],
  all: Iterable<CountedPlay>,
  { vocabulary, teamIds, settings }: GameContext<P>,
): PlayEffects[] {
  const around = linkedPlays(all);
  return plays.map((play) =>
    playEffects(play, {
      vocabulary,
      teamIds,
      linked: around(play),
      settings: typeof settings === 'function' ? settings(play) : settings,
    }),
  );
}

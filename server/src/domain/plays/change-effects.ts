import { differenceOfEffects } from './difference-of-effects.js';
import { effectsOfPlays, type GameContext } from './effects-of-plays.js';
import type { CountedPlay } from './play.js';
import type { PlayEffects } from './play-effects.js';

/**
 * What a change of one play adds: its own difference, and those of the plays that it was or is linked to, and of those
 * linked to it.
 * @param stored the plays of the game, or at least those around the changed one, as they are before
 * @param changed the play as it becomes
 */
export function changeEffects<P extends CountedPlay>(
  stored: ReadonlyMap<string, P>,
  changed: P,
  game: GameContext<P>,
): PlayEffects {
  const previous = stored.get(changed.id);
  const becoming = new Map(stored).set(changed.id, changed);
  const concerned = new Set([changed.id]);
  for (const id of [previous?.linkedPlayId, changed.linkedPlayId]) if (id != null) concerned.add(id);
  for (const play of stored.values()) if (play.linkedPlayId === changed.id) concerned.add(play.id);
  const effects = (plays: ReadonlyMap<string, P>): PlayEffects[] =>
    effectsOfPlays(
      [...concerned].flatMap((id) => plays.get(id) ?? []),
      plays.values(),
      game,
    );
  return differenceOfEffects(effects(stored), effects(becoming));
}

import type { CountedPlay } from './play.js';
import type { PlayVocabulary } from './play-vocabulary.js';

/**
 * Whether a play belongs to another: that is there, of a kind that it may be linked to, and of the right side. A shot
 * that was blocked and is changed into a made one loses its block.
 */
export function linkHolds(
  play: Pick<CountedPlay, 'kind' | 'teamId'>,
  target: Pick<CountedPlay, 'kind' | 'teamId' | 'isDeleted'> | null,
  vocabulary: PlayVocabulary,
): boolean {
  const link = vocabulary.rules.get(play.kind)?.link;
  if (!link || target === null || target.isDeleted || !link.to.includes(target.kind)) return false;
  if (play.teamId === null || target.teamId === null) return true;
  return (String(play.teamId) === String(target.teamId)) === (link.side === 'same');
}

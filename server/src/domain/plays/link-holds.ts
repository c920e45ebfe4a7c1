import type { CountedPlay } from './play.js';
import type { PlayVocabulary } from './play-vocabulary.js';

type Linked = Pick<CountedPlay, 'kind' | 'teamId'>;
type Target = Pick<CountedPlay, 'kind' | 'teamId' | 'isDeleted'>;

/**
 * Whether a play belongs to another: that is there, of a kind that it may be linked to, and of the right side. A shot
 * that was blocked and is changed into a made one loses its block.
 */
export function linkHolds(play: Linked, target: Target | null, vocabulary: PlayVocabulary): boolean {
  const link = vocabulary.rules.get(play.kind)?.link;
  if (!link || target === null || target.isDeleted || !link.to.includes(target.kind)) return false;
  if (play.teamId === null || target.teamId === null) return true;
  return (String(play.teamId) === String(target.teamId)) === (link.side === 'same');
}

/**
 * Whether a play counts for nothing because what it stands on is gone, or has become something else: the assist to a
 * shot that was missed after all. It counts again when that is taken back.
 */
export function hasLostLink(
  play: Linked & Pick<CountedPlay, 'linkedPlayId'>,
  target: Target | null,
  vocabulary: PlayVocabulary,
): boolean {
  const isRequired = vocabulary.rules.get(play.kind)?.link?.isRequired ?? false;
  return isRequired && play.linkedPlayId !== null && !linkHolds(play, target, vocabulary);
}

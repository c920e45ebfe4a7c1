import { mayBeLinked } from './link-holds.js';
import type { CountedPlay } from './play.js';
import type { PlayKind } from './play-kind.js';
import type { PlaySettings } from './play-settings.js';
import type { PlayVocabulary } from './play-vocabulary.js';

/** A play that may follow from another. */
export interface ProposedLink {
  readonly kind: PlayKind;
  readonly label: string;
  /** Whose play it would be, seen from the first one's team. */
  readonly side: 'same' | 'other';
  readonly linkedPlayId: string;
  /** Whether it is that play itself, told more exactly, and no further one. */
  readonly isSamePlay: boolean;
}

/**
 * What is offered after a play: an assist to a made shot, a rebound or a block to a miss, a steal to a turnover, free
 * throws to a foul; after a point who made it, and how.
 */
export function proposeLinks(
  play: Pick<CountedPlay, 'id' | 'kind'>,
  vocabulary: PlayVocabulary,
  settings: PlaySettings,
): ProposedLink[] {
  const told = (vocabulary.rules.get(play.kind)?.becomes ?? []).map(({ kind, side }) => {
    const label = vocabulary.rules.get(kind)!.label;
    return { kind, label, side, linkedPlayId: play.id, isSamePlay: true };
  });
  const linked = [...vocabulary.rules].flatMap(([kind, { link, label }]) => {
    if (!link || !mayBeLinked(link, play.kind, settings)) return [];
    // A shot is entered before the foul on it: after a foul come its free throws.
    if (vocabulary.rules.get(play.kind)?.link?.voids?.includes(kind)) return [];
    return [{ kind, label, side: link.side, linkedPlayId: play.id, isSamePlay: false }];
  });
  return [...told, ...linked];
}

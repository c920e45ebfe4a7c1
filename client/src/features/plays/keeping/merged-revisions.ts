import { changedContent, sameContent } from '@domain/plays/same-content';
import { contentOf, type PlayContent, type StoredPlay } from './play';
import type { UnsentPlay } from './unsent-play';

/**
 * Revisions of a play that wait, as changes of what somebody else has made of it meanwhile: each changes what it
 * changed and leaves the rest as it is now. Whether a play is there goes by the own revision.
 * @param chain all own revisions of the play, in order
 */
export function mergedOnto(stored: StoredPlay, chain: readonly UnsentPlay[]): readonly UnsentPlay[] {
  let base = contentOf(stored);
  return chain.map((unsent, index) => {
    const merged = { ...base, ...changesOf(unsent), isDeleted: unsent.play.isDeleted, madeAt: unsent.play.madeAt };
    const next = { ...unsent, base, play: { ...merged, id: unsent.play.id, revision: stored.revision + 1 + index } };
    base = merged;
    return next;
  });
}

/**
 * Whether revisions that wait and what somebody else has made of the play go together without a question: they change
 * different things of a play that is there on both sides, or end up saying the same.
 */
export function goTogether(stored: StoredPlay, chain: readonly UnsentPlay[]): boolean {
  const last = chain.at(-1)!.play;
  if (sameContent(stored, last)) return true;
  if (stored.isDeleted || last.isDeleted) return false;
  const mine = new Set(chain.flatMap(({ base, play }) => changedContent(base ?? null, play)));
  const theirs = changedContent(chain[0]!.base ?? null, stored);
  return theirs.every((field) => !mine.has(field) || stored[field] === last[field]);
}

/** What a revision has changed, as it is since. */
function changesOf({ base, play }: UnsentPlay): Partial<PlayContent> {
  return Object.fromEntries(changedContent(base ?? null, play).map((field) => [field, play[field]]));
}

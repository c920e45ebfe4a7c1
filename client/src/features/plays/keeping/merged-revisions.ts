import { changedContent, sameContent } from '@domain/plays/same-content';
import { contentOf, type PlayContent, type StoredPlay } from './play';
import type { UnsentPlay } from './unsent-play';

type Field = ReturnType<typeof changedContent>[number];

/**
 * What only makes sense together: what happened with where and to whom; who it was; when it stands. Of a substitution
 * who goes off belongs to who comes on.
 */
const PARTS: readonly (readonly Field[])[] = [
  ['kind', 'x', 'y', 'otherPlayerId'],
  ['teamId', 'playerId', 'otherPlayerId'],
  ['periodId', 'sortOrder'],
  ['clock'],
  ['note'],
  ['linkedPlayId'],
];

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
 * What becomes of revisions that wait, of a play that somebody else has changed meanwhile.
 * @param chain all own revisions of the play, in order
 * @returns the revisions on top of theirs, where both have changed different parts of a play that is there on both
 *   sides: none where nothing is left to change, since both say the same, or what was changed here was taken back; null
 *   where it has to be asked
 */
export function mergedRevisions(stored: StoredPlay, chain: readonly UnsentPlay[]): readonly UnsentPlay[] | null {
  const base = chain[0]?.base ?? null;
  const last = chain.at(-1)?.play;
  if (last === undefined || sameContent(stored, last) || (stored.isDeleted && last.isDeleted)) return [];
  const mine = changedContent(base, last);
  if (mine.length === 0) return [];
  if (stored.isDeleted || last.isDeleted) return null;
  const theirs = changedContent(base, stored);
  const isContested = PARTS.some(
    (part) => touches(mine, part) && touches(theirs, part) && part.some((field) => stored[field] !== last[field]),
  );
  if (isContested) return null;
  const merged = mergedOnto(stored, chain);
  return sameContent(stored, merged.at(-1)!.play) ? [] : merged;
}

const touches = (fields: readonly Field[], part: readonly Field[]): boolean =>
  part.some((field) => fields.includes(field));

/** The parts that a revision has changed, as they are since. */
function changesOf({ base, play }: UnsentPlay): Partial<PlayContent> {
  const changed = changedContent(base ?? null, play);
  const fields = PARTS.filter((part) => touches(changed, part)).flat();
  return Object.fromEntries(fields.map((field) => [field, play[field]]));
}

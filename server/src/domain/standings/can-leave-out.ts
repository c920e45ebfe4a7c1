import { cannotShare, type Share } from './can-share.js';

/** How often sharing is tried at most: the question is a hard one in general, and nobody waits for its last cases. */
const MOST_TRIES = 300;

/**
 * Whether the units can be shared when some may be left out, with all that is shared with them: whoever is left out
 * takes it.
 * @param most how many may be left out
 * @returns null when it is not known within reasonable time
 */
export function canLeaveOut(room: readonly number[], shares: readonly Share[], most: number): boolean | null {
  let tries = 0;
  const seen = new Set<string>();
  return search(new Set(room.flatMap((units, index) => (units < 0 ? [index] : []))));

  function search(out: ReadonlySet<number>): boolean | null {
    const key = [...out].sort((a, b) => a - b).join(' ');
    if (out.size > most || seen.has(key)) return false;
    seen.add(key);
    tries += 1;
    if (tries > MOST_TRIES) return null;
    const within = shares.filter(({ one, other }) => !out.has(one) && !out.has(other));
    const short = cannotShare(
      room.map((units, index) => (out.has(index) ? 0 : units)),
      within,
    );
    if (short === null) return true;
    // One of these has to be left out, whoever else is: the tightest first, since that is likely to do.
    for (const next of short.toSorted((a, b) => room[a]! - room[b]!)) {
      const found = search(new Set([...out, next]));
      if (found !== false) return found;
    }
    return false;
  }
}

/** In which order plays of a game were entered on this device: it outlives reloads, and no clock has a say in it. */
export interface EnteredHere {
  /** Ids of the latest ones, oldest first. */
  ids(): readonly string[];
  add(ids: readonly string[]): void;
}

const KEY = 'courtside-entered';
/** Nobody takes back more than so many after a reload. */
const MOST = 100;

interface Kept {
  readonly gameId: string;
  readonly ids: readonly string[];
}

/** Of one game, kept in the browser in place of those of the game before. */
export function enteredHere(gameId: string): EnteredHere {
  let ids = keptOf(gameId);
  return {
    ids: () => ids,
    add(added) {
      // Another tab may have entered some meanwhile.
      const known = keptOf(gameId);
      ids = [...(known.length > 0 ? known : ids), ...added].slice(-MOST);
      try {
        localStorage.setItem(KEY, JSON.stringify({ gameId, ids } satisfies Kept));
      } catch {
        // Then they are known until the page is left.
      }
    },
  };
}

function keptOf(gameId: string): readonly string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
    return kept?.gameId === gameId && Array.isArray(kept.ids) ? kept.ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

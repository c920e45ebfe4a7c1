import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { randomUuid } from '@/lib/random-uuid';
import type { CourtsideResultFragment } from '../courtside.generated';
import type { StoredPlay } from './play';
import type { NewUnsentPlay, PlayOwner, UnsentPlay, UnsentStorage } from './unsent-play';

/** What courtside keeps in the browser. */
interface CourtsideDatabase extends DBSchema {
  unsent: { key: number; value: Omit<UnsentPlay, 'order'> & { order?: number } };
  games: { key: string; value: KeptGame };
}

/** What the server last said of a game. */
export interface KeptGame {
  /** When that was, in milliseconds since 1970. */
  keptAt: number;
  answer: unknown;
  /** What is known of its plays and its result since then. */
  since?: KeptSince;
}

/** What the page was told after the answer. */
export interface KeptSince {
  readonly plays: readonly StoredPlay[];
  readonly result: CourtsideResultFragment;
}

/** So long it is of use what the server last said of a game. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

let opened: Promise<IDBPDatabase<CourtsideDatabase>> | undefined;

function database(): Promise<IDBPDatabase<CourtsideDatabase>> {
  opened ??= openDB<CourtsideDatabase>('courtside', 1, {
    upgrade(created) {
      created.createObjectStore('unsent', { keyPath: 'order', autoIncrement: true });
      created.createObjectStore('games');
    },
    // The browser closed it; the next call opens it anew.
    terminated() {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Keeps unsent plays in IndexedDB, where they outlive the page. */
export const deviceStorage: UnsentStorage = {
  async read() {
    return (await (await database()).getAll('unsent')) as UnsentPlay[];
  },
  async add(plays: readonly NewUnsentPlay[]) {
    // Strict: the promise is kept only once the play is on the disk.
    const transaction = (await database()).transaction('unsent', 'readwrite', { durability: 'strict' });
    const orders = await Promise.all(plays.map((play) => transaction.store.add(play)));
    await transaction.done;
    return plays.map((play, index) => ({ ...play, order: orders[index]! }));
  },
  async change(updated, removed) {
    const transaction = (await database()).transaction('unsent', 'readwrite');
    await Promise.all([
      ...updated.map((play) => transaction.store.put(play)),
      ...removed.map(({ order }) => transaction.store.delete(order)),
      transaction.done,
    ]);
  },
};

/** The name under which a game is kept, for each user by itself. */
export function keyOfGame({ userId, organizationId }: Omit<PlayOwner, 'username'>, gameId: string): string {
  return `${userId}-${organizationId}-${gameId}`;
}

/** Keeps what the server last said of a game, so that the screen opens without a network. */
export async function keepGame(key: string, answer: unknown): Promise<void> {
  await (await database()).put('games', { keptAt: Date.now(), answer }, key);
}

/** Adds what the page was told since; nothing when the game is not kept. */
export async function keepSince(key: string, since: KeptSince): Promise<void> {
  const { store, done } = (await database()).transaction('games', 'readwrite');
  const known = await store.get(key);
  const isOlder = (known?.since?.result.version ?? 0) > since.result.version;
  const result = isOlder ? known!.since!.result : since.result;
  if (known) await store.put({ ...known, keptAt: Date.now(), since: { ...since, result } }, key);
  await done;
}

/** What was kept of a game; undefined when nothing was, or when the browser stores nothing. */
export async function keptGame(key: string): Promise<KeptGame | undefined> {
  try {
    return await (await database()).get('games', key);
  } catch {
    return undefined;
  }
}

/** The games of which something is kept, whoever opened them. */
export async function keptGameIds(): Promise<ReadonlySet<string>> {
  const keys = await (await database()).getAllKeys('games');
  return new Set(keys.map((key) => /-(\d+)$/.exec(key)?.[1] ?? ''));
}

/**
 * Removes what was kept of games, since it has names of players: on a shared device others come after. Games of which
 * plays wait to be sent stay, whoever entered them.
 * @param which all, or those alone that nobody has opened for long
 */
export async function forgetGames(which: 'old' | 'all'): Promise<void> {
  const transaction = (await database()).transaction(['unsent', 'games'], 'readwrite');
  const unsent = await transaction.objectStore('unsent').getAll();
  const needed = new Set(unsent.map(({ owner, gameId }) => keyOfGame(owner, gameId)));
  const since = which === 'all' ? Infinity : Date.now() - KEPT_MS;
  let cursor = await transaction.objectStore('games').openCursor();
  while (cursor) {
    if (!needed.has(cursor.key) && !(cursor.value.keptAt >= since)) await cursor.delete();
    cursor = await cursor.continue();
  }
  await transaction.done;
}

/** Asks the browser not to clear this away when it needs space. */
export function askToPersist(): void {
  void navigator.storage?.persist?.().catch(() => undefined);
}

/** This device, as plays name it: the same for everybody who uses this browser. */
export function deviceId(): string {
  try {
    const known = localStorage.getItem('courtside-device');
    if (known !== null) return known;
    const made = randomUuid();
    localStorage.setItem('courtside-device', made);
    return made;
  } catch {
    return 'browser';
  }
}

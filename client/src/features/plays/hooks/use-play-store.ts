import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { CourtsideResultFragment } from '../courtside.generated';
import type { CourtGame } from '../court-game';
import { askToPersist, deviceId, deviceStorage, keepSince, keyOfGame } from '../keeping/device-storage';
import { enteredHere } from '../keeping/entered-here';
import { oneAtATime } from '../keeping/one-at-a-time';
import { PlayQueue, type QueueHold } from '../keeping/play-queue';
import { type PlaysShown, PlayStore } from '../keeping/play-store';
import { visiblePlayOf } from '../keeping/read-play';
import type { StoredPlay } from '../keeping/play';
import type { PlayOwner } from '../keeping/unsent-play';
import { type FollowedGame, resultOf, useFollowedPlays } from './use-followed-plays';
import { useSendPlays } from './use-send-plays';

/** The plays of a game and their way to the server. */
export interface Plays {
  readonly store: PlayStore;
  readonly queue: PlayQueue;
  readonly shown: PlaysShown;
  /** As of the latest answer. */
  readonly result: CourtsideResultFragment;
  /** The game as visitors were told of it last; null before that. */
  readonly told: FollowedGame | null;
  /** Takes over what a write of another kind answered. */
  receiveResult: (result: CourtsideResultFragment) => void;
  /** What of the queue is shown; all of it changes together with the plays. */
  readonly unsentCount: number;
  /** Whether it is known what waits on this device. */
  readonly isLoaded: boolean;
  readonly hold: QueueHold | null;
  readonly refusals: ReadonlyMap<string, string>;
  readonly ofOthers: ReadonlyMap<string, number>;
}

/**
 * Keeps a game's plays.
 * @param stored those that the server told last, taken away ones too
 * @param refetch asks for them anew
 */
export function usePlayStore(
  game: CourtGame,
  owner: PlayOwner,
  stored: readonly StoredPlay[],
  refetch: () => Promise<unknown>,
): Plays {
  const { id: gameId, slug } = game;
  const [latest, setLatest] = useState<CourtsideResultFragment>(game.result);
  const receiveResult = useCallback(
    (next: CourtsideResultFragment): void => setLatest((known) => (next.version < known.version ? known : next)),
    [],
  );
  const send = useSendPlays(owner.userId, receiveResult);
  const periodIds = useMemo(() => game.periods.map(({ id }) => id), [game.periods]);
  const [{ store, queue, connect }] = useState(() => makeStore(gameId, owner, periodIds));
  useLayoutEffect(() => connect(send), [connect, send]);
  useEffect(() => {
    // StrictMode and a screen that comes back go through this more than once.
    queue.open();
    void queue.load().catch(() => undefined);
    askToPersist();
    const retry = (): void => {
      if (document.visibilityState === 'visible') queue.retry();
    };
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      queue.close();
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [queue]);
  useLayoutEffect(() => store.receive(stored), [store, stored]);
  useLayoutEffect(() => store.orderBy(periodIds), [store, periodIds]);
  const [told, setTold] = useState<FollowedGame | null>(null);
  const askAnew = useMemo(() => oneAtATime(refetch), [refetch]);
  useFollowedPlays(slug, gameId, (followed, areNotesTold) => {
    receiveResult(resultOf(followed));
    setTold(followed);
    if (store.receiveVisible(followed.plays.map(visiblePlayOf), areNotesTold)) askAnew();
  });
  const shown = useSyncExternalStore(store.subscribe, store.shown);
  const result = game.result.version > latest.version ? game.result : latest;
  useKeptPlays(keyOfGame(owner, gameId), store, result);
  return {
    store,
    queue,
    shown,
    result,
    told,
    receiveResult,
    unsentCount: queue.count,
    isLoaded: queue.isLoaded,
    hold: queue.hold,
    refusals: queue.refusals,
    ofOthers: queue.ofOthers,
  };
}

/** Keeps what the page is told after its first answer: opened without a network it shows that, too. */
function useKeptPlays(key: string, store: PlayStore, result: CourtsideResultFragment): void {
  const keptVersion = useRef(result.version);
  useEffect(() => {
    const keep = oneAtATime(() => keepSince(key, { plays: store.told(), result }));
    if (keptVersion.current !== result.version) keep();
    keptVersion.current = result.version;
    let last = store.told();
    return store.subscribe(() => {
      if (store.told() === last) return;
      last = store.told();
      keep();
    });
  }, [key, store, result]);
}

function makeStore(gameId: string, owner: PlayOwner, periodIds: readonly string[]) {
  let send: Parameters<typeof connect>[0] | null = null;
  function connect(next: ReturnType<typeof useSendPlays>): void {
    send = next;
  }
  const queue: PlayQueue = new PlayQueue(
    deviceStorage,
    owner,
    (...request) => send!(...request),
    // Both follow from the store, which is made below.
    { saved: (id, plays) => id === gameId && store.receive(plays), changed: () => store.tell() },
  );
  const store: PlayStore = new PlayStore(gameId, deviceId(), queue, periodIds, enteredHere(gameId));
  return { store, queue, connect };
}

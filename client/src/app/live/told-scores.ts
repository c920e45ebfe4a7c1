import { useCallback, useSyncExternalStore } from 'react';
import type { LiveScore } from '../games/shown-scores';
import type { DayScoresQuery } from './day-scores.generated';

type Told = ReadonlyMap<string, LiveScore>;

const NONE: Told = new Map();
let told = NONE;
const listeners = new Set<() => void>();

/**
 * Pause before what a day has said is forgotten: another filter of a page ends its stream, and begins another one at
 * once.
 */
const FORGOTTEN_AFTER_MS = 2_000;
/** Which day was followed last. */
let latest: object | null = null;

/** A day that is followed. */
interface ToldDay {
  /** Tells where its games in progress stand. @returns whether anything else is new */
  tell(answer: unknown): boolean;
  /** It is followed no longer. */
  end(): void;
}

/** Begins with a followed day, in the place of the one before. */
export function tellDay(): ToldDay {
  const own = {};
  latest = own;
  let before = '';
  return {
    tell(answer) {
      const games = (answer as DayScoresQuery).organization?.dayScores ?? [];
      set(new Map(games.flatMap(({ id, liveScore }) => (liveScore ? [[id, liveScore] as const] : []))));
      const others = JSON.stringify(games, (name, value: unknown) => (name === 'liveScore' ? undefined : value));
      const isNew = others !== before;
      before = others;
      return isNew;
    },
    end() {
      setTimeout(() => latest === own && set(NONE), FORGOTTEN_AFTER_MS);
    },
  };
}

function set(scores: Told): void {
  told = scores;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const current = (): Told => told;
const none = (): Told => NONE;

/**
 * Where the games in progress of a followed day stand: for a page with so many rows that making it anew at every
 * basket, for everybody who opens it, would cost more than all other pages together.
 * @returns the game, with that if it is one of them
 */
export function useToldScores(): <Game extends { id: string; status: string }>(
  game: Game,
) => Game & { liveScore?: LiveScore } {
  const scores = useSyncExternalStore(listen, current, none);
  return useCallback(
    (game) => {
      const liveScore = game.status === 'IN_PROGRESS' ? scores.get(game.id) : undefined;
      return liveScore ? { ...game, liveScore } : game;
    },
    [scores],
  );
}

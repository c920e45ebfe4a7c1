import { useCallback, useSyncExternalStore } from 'react';
import type { LiveScore } from '../games/shown-scores';

/** Where games in progress stand, by their ids. */
export type Told = ReadonlyMap<string, LiveScore>;

/** Nothing is known of any. */
export const NONE: Told = new Map();
let told = NONE;
const listeners = new Set<() => void>();

/** Tells all who show games. */
export function tellScores(scores: Told): void {
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

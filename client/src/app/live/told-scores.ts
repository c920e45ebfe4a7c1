import { useSyncExternalStore } from 'react';
import type { LiveScore } from '../games/shown-scores';
import type { DayScoresQuery } from './day-scores.generated';

type Told = ReadonlyMap<string, LiveScore>;

const NONE: Told = new Map();
let told = NONE;
const listeners = new Set<() => void>();

/** What a followed day says of where its games in progress stand; null once it is followed no longer. */
export function tellScores(answer: DayScoresQuery | null): void {
  const games = answer?.organization?.dayScores ?? [];
  told = new Map(games.flatMap(({ id, liveScore }) => (liveScore ? [[id, liveScore] as const] : [])));
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const current = (): Told => told;
const none = (): Told => NONE;

/**
 * Where the games in progress of a followed day stand: for a page with so many rows that making it anew at every basket, for everybody
 * who opens it, would cost more than all other pages together.
 * @returns the game, with that if it is one of them
 */
export function useToldScores(): <Game extends { id: string }>(game: Game) => Game & { liveScore?: LiveScore } {
  const scores = useSyncExternalStore(listen, current, none);
  return (game) => {
    const liveScore = scores.get(game.id);
    return liveScore ? { ...game, liveScore } : game;
  };
}

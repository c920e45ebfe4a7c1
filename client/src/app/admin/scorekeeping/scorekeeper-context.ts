import { createContext, useContext } from 'react';

/** Somebody without an account who keeps the score of one game by a link. */
export interface Scorekeeper {
  /** As typed. */
  readonly name: string;
  readonly organizationId: string;
  readonly gameId: string;
  /** Asks whether the link still opens the game. */
  readonly check: () => void;
}

export const ScorekeeperContext = createContext<Scorekeeper | null>(null);

/** Who keeps the score by a link, and may do nothing else; null in the admin area. */
export function useScorekeeper(): Scorekeeper | null {
  return useContext(ScorekeeperContext);
}

import type { Side } from '../game/game-status.js';

/** The side that plays against one. */
export function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

import type { Play } from './play.js';

/** What may be noted before the game begins. */
const BEFORE = ['SUBSTITUTION', 'TECHNICAL_FOUL', 'TIMEOUT', 'NOTE'];

/**
 * The substitutions with which the starters come on: before the game begins, for nobody.
 * @param plays in their order, without those taken away
 */
export function openingSubstitutions<P extends Play>(plays: readonly P[]): P[] {
  const begins = plays.findIndex(({ kind }) => !BEFORE.includes(kind));
  return plays
    .slice(0, begins < 0 ? plays.length : begins)
    .filter(
      ({ kind, playerId, otherPlayerId }) => kind === 'SUBSTITUTION' && playerId !== null && otherPlayerId === null,
    );
}

import type { Id } from '../ordering/id.js';
import type { Bracket } from './bracket.js';

/**
 * The games that a change leaves without a match of their bracket, in order of play: they have none after it, and were
 * not among those that had none before.
 */
export function newlyUnmatched(
  before: Pick<Bracket, 'unmatchedGameIds'>,
  after: Pick<Bracket, 'unmatchedGameIds'>,
): Id[] {
  const known = new Set(before.unmatchedGameIds.map(String));
  return after.unmatchedGameIds.filter((id) => !known.has(String(id)));
}

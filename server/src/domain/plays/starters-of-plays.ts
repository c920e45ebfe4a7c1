import type { Id } from '../ordering/id.js';
import { openingSubstitutions } from './opening-substitutions.js';
import type { CountedPlay } from './play.js';
import { playersOnCourt } from './players-on-court.js';

/**
 * Who of a side starts, by the substitutions before the game begins.
 * @param plays in their order, without those taken away
 * @param noted whom the box score has for starters; the substitutions come after it
 */
export function startersOfPlays(plays: readonly CountedPlay[], teamId: Id, noted: readonly Id[] = []): readonly Id[] {
  const opening = openingSubstitutions(plays);
  // As they came: numbers stay numbers.
  const known = new Map([...noted, ...opening.flatMap(({ playerId }) => playerId ?? [])].map((id) => [String(id), id]));
  return playersOnCourt(opening, teamId, noted).map((id) => known.get(id)!);
}

import type { ProposedLink } from '@domain/plays/propose-links';
import type { PlayVocabulary } from '@domain/plays/play-vocabulary';
import type { PlayContent } from '../keeping/play';

/**
 * What changes of a play once somebody says who made it and how. The error of an opponent stays the point of the side
 * that has it.
 * @param who the side and the player that were tapped; null for the side alone
 */
export function toldMore(
  { kind }: ProposedLink,
  who: { readonly teamId: string; readonly playerId: string | null },
  vocabulary: PlayVocabulary,
): Partial<PlayContent> {
  const isOtherPlayer = vocabulary.rules.get(kind)?.player === 'none';
  if (isOtherPlayer) return { kind, playerId: null, otherPlayerId: who.playerId };
  return { kind, teamId: who.teamId, playerId: who.playerId };
}

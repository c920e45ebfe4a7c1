import type { Play } from './play.js';

/** What may be noted before the game begins. */
export const BEFORE_THE_GAME = ['SUBSTITUTION', 'TECHNICAL_FOUL', 'TIMEOUT', 'NOTE'] as const;

/**
 * The substitutions before the game begins: those with which the starters come on, for nobody, and changes of mind
 * about them. Where nobody has noted the start, whoever comes on for somebody does so in the game.
 * @param plays in their order, without those taken away
 */
export function openingSubstitutions<P extends Pick<Play, 'kind' | 'playerId' | 'otherPlayerId'>>(
  plays: readonly P[],
): P[] {
  const isBefore = ({ kind }: P): boolean => (BEFORE_THE_GAME as readonly string[]).includes(kind);
  const first = plays.find((play) => !isBefore(play));
  const isStartNoted = first === undefined || first.kind === 'PERIOD_START';
  return plays
    .slice(0, first === undefined ? plays.length : plays.indexOf(first))
    .filter(
      ({ kind, playerId, otherPlayerId }) =>
        kind === 'SUBSTITUTION' && (isStartNoted || (playerId !== null && otherPlayerId === null)),
    );
}

import { useFollowed } from '@/app/live/use-followed';
import { type CourtsideResultFragment, FollowedPlaysDocument, type FollowedPlaysQuery } from '../courtside.generated';

/** A game as visitors are told of it. */
export type FollowedGame = NonNullable<NonNullable<FollowedPlaysQuery['organization']>['game']>;

/** Its result alone, which is kept on the device and laid over what was answered before. */
export function resultOf({ id, version, status, homeScore, awayScore }: FollowedGame): CourtsideResultFragment {
  return { id, version, status, homeScore, awayScore };
}

/**
 * Follows the plays of a game as visitors' pages do: two devices see each other's taps.
 * @param onGame gets the game as visitors see it, whenever it is another one, and whether they are told of notes
 */
export function useFollowedPlays(
  slug: string,
  gameId: string,
  onGame: (game: FollowedGame, areNotesTold: boolean) => void,
): void {
  useFollowed(FollowedPlaysDocument, { slug, id: gameId }, ({ organization }) => {
    // From whom names are hidden, notes are, too.
    if (organization?.game) onGame(organization.game, organization.playerNames === 'FULL');
  });
}

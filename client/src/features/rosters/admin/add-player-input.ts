import { chosenPlayer, NO_PLAYER, type PlayerChoice } from '@/app/admin/player-choice/player-choice';
import type { AddPlayerToTeamInput } from '@/graphql/schema.generated';

/** What the form of a player to add to a roster holds. */
export interface RosterPlayerChoice extends PlayerChoice {
  image: File | null | undefined;
  jerseyNumber: string;
  position: string;
}

/** An empty form. */
export const NO_ROSTER_PLAYER: RosterPlayerChoice = { ...NO_PLAYER, image: undefined, jerseyNumber: '', position: '' };

/** What the server is told; null when nobody is named. A player who exists keeps the picture. */
export function addPlayerInput(seasonLeagueTeamId: string, choice: RosterPlayerChoice): AddPlayerToTeamInput | null {
  const player = chosenPlayer(choice);
  if (player === null) return null;
  return {
    seasonLeagueTeamId,
    jerseyNumber: choice.jerseyNumber.trim() || null,
    position: choice.position.trim() || null,
    ...player,
    ...(!('playerId' in player) && choice.image && { image: choice.image }),
  };
}

import type { AddPlayerToTeamInput } from '@/graphql/schema.generated';

/** What the form of a player to add holds. */
export interface PlayerChoice {
  /** What is typed into the search, or the chosen player's name. */
  search: string;
  /** Id of a player who exists; '' for a new one. */
  playerId: string;
  firstName: string;
  lastName: string;
  image: File | null | undefined;
  jerseyNumber: string;
  position: string;
  /** Somebody else has the name, and this is another person. */
  isNamesake: boolean;
}

/** An empty form. */
export const NO_PLAYER: PlayerChoice = {
  search: '',
  playerId: '',
  firstName: '',
  lastName: '',
  image: undefined,
  jerseyNumber: '',
  position: '',
  isNamesake: false,
};

/** What the server is told: a player who exists by id, a new one by name. Null when neither is there. */
export function addPlayerInput(seasonLeagueTeamId: string, choice: PlayerChoice): AddPlayerToTeamInput | null {
  const { playerId, firstName, lastName, image, jerseyNumber, position, isNamesake } = choice;
  const place = { seasonLeagueTeamId, jerseyNumber: jerseyNumber.trim() || null, position: position.trim() || null };
  if (playerId !== '') return { ...place, playerId };
  if ((firstName + lastName).trim() === '') return null;
  return {
    ...place,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...(image && { image }),
    ...(isNamesake && { allowNamesake: true }),
  };
}

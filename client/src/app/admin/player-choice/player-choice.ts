/** What a form holds that takes a player who exists, or a new one. */
export interface PlayerChoice {
  /** What is typed into the search, or the chosen player's name. */
  search: string;
  /** Id of a player who exists; '' for a new one. */
  playerId: string;
  firstName: string;
  lastName: string;
  /** Somebody else has the name, and this is another person. */
  isNamesake: boolean;
}

/** An empty form. */
export const NO_PLAYER: PlayerChoice = { search: '', playerId: '', firstName: '', lastName: '', isNamesake: false };

/** A player as the server is told: one who exists by id, a new one by name. */
export type ChosenPlayer = { playerId: string } | { firstName: string; lastName: string; allowNamesake?: true };

/** Whom a form names; null for nobody. */
export function chosenPlayer(choice: PlayerChoice): ChosenPlayer | null {
  if (choice.playerId !== '') return { playerId: choice.playerId };
  const names = { firstName: choice.firstName.trim(), lastName: choice.lastName.trim() };
  if (names.firstName + names.lastName === '') return null;
  return { ...names, ...(choice.isNamesake && { allowNamesake: true }) };
}

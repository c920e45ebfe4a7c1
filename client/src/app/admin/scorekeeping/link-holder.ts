/** Who keeps the score by a link, as far as what is entered goes. */
export interface LinkHolder {
  name: string;
  game: { id: string };
}

/**
 * What stands in the place of a user's id, which is a number. It goes by the game, not the link: a link ends with the
 * game's day, and what was entered without a network by then goes out by the next one for that game.
 */
export function linkHolderId({ name, game }: LinkHolder): string {
  return `link of game ${game.id}, ${name}`;
}

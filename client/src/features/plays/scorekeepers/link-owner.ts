import type { PlayOwner } from '../keeping/unsent-play';

/** Who keeps the score by a link, as far as what is entered goes. */
interface Holder {
  name: string;
  game: { id: string };
}

/**
 * Under whom plays are kept that somebody enters by a link: the holder of this name of any link for the game, and no
 * user.
 */
export function linkOwner(holder: Holder, organizationId: string): PlayOwner {
  return { userId: linkHolderId(holder), username: `${holder.name} (scorekeeper)`, organizationId };
}

/**
 * What stands in the place of a user's id, which is a number. It goes by the game, not the link: a link ends with the
 * game's day, and what was entered without a network by then goes out by the next one for that game.
 */
export function linkHolderId({ name, game }: Holder): string {
  return `link of game ${game.id}, ${name}`;
}

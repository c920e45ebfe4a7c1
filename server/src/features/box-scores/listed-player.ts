import type { Player } from '../players/player.type.js';
import type { RawLine } from './sheet.statements.js';

/** What a line knows of its player without reading it. */
const LISTED: ReadonlySet<string> = new Set(['__typename', 'id', 'firstName', 'lastName', 'fullName', 'imageUrl']);

/** Whether an operation may ask for more about a player than a line knows. */
export function needsMoreThanListed(fields: ReadonlySet<string>): boolean {
  for (const field of fields) {
    if (!LISTED.has(field)) return true;
  }
  return false;
}

/** The player as the line knows it. Whoever asks for more reads the player, see `needsMoreThanListed`. */
export function listedPlayer(organizationId: number, line: RawLine): Player {
  const [id, firstName, lastName, imageUrl] = line[6];
  const listed: Partial<Player> = {
    organizationId,
    id,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`.trim(),
    imageUrl,
  };
  return listed as Player;
}

import { hideName } from '../../domain/players/hide-name.js';
import type { NameParts } from '../../domain/players/shown-name.js';
import type { RequestContext } from '../../context/request-context.js';
import { fieldsReading } from '../../lib/fields/fields-reading.js';
import { column, type ReadFrom, reading } from '../../lib/reading.js';
import { uploadUrlSql } from '../../lib/upload-url.js';
import { shownNames } from '../player-names/player-names.service.js';
import { PlayerFields } from './player.fields.js';
import type { Player } from './player.type.js';

const IMAGE_WIDTH = 512;
const BANNER_WIDTH = 1024;

/** SQL of the address of a player's picture, for a table `players` that goes by the given name. */
export function playerImageSql(player: string): string {
  return uploadUrlSql(`${player}.organization_id`, `${player}.image_upload_id`, IMAGE_WIDTH);
}

/** How a player is read as stored, of a table `players` that goes by the name `p`. */
export const PLAYER = fieldsReading(PlayerFields, 'p', {
  imageUrl: column<string | null>(playerImageSql('p')),
  sponsor: reading({
    name: column<string | null>('p.sponsor_name'),
    url: column<string | null>('p.sponsor_url'),
    imageUrl: column<string | null>(uploadUrlSql('p.organization_id', 'p.sponsor_upload_id', BANNER_WIDTH)),
  }),
});

type StoredPlayer = ReadFrom<typeof PLAYER>;

/** Players as the graph shows them to the caller, under the names that are meant for the caller. */
export async function toPlayers(
  ctx: RequestContext,
  organizationId: number,
  stored: readonly StoredPlayer[],
): Promise<Player[]> {
  const names = await shownNames(
    ctx,
    organizationId,
    stored.map(({ id, firstName, lastName, knownAs }) => ({ id, firstName, lastName, knownAs })),
  );
  return stored.map((player, index) => toPlayer(player, names[index]!));
}

function toPlayer({ bio, sponsor, ...stored }: StoredPlayer, shown: NameParts): Player {
  const { firstName, lastName, knownAs = null } = shown;
  const { name } = sponsor;
  return {
    ...stored,
    firstName,
    lastName,
    knownAs,
    fullName: `${firstName} ${lastName}`.trim(),
    bio: bio && hideName(bio, stored, shown),
    sponsor: name === null ? null : { ...sponsor, name },
  };
}

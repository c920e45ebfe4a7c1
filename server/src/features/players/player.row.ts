import { uploadUrlSql } from '../../lib/upload-url.js';
import type { Player } from './player.type.js';

const IMAGE_WIDTH = 512;
const BANNER_WIDTH = 1024;

/** The columns of `PLAYER_COLUMNS`, in their order. */
export type PlayerRow = [
  id: number,
  firstName: string,
  lastName: string,
  imageUrl: string | null,
  bio: string | null,
  sponsorName: string | null,
  sponsorUrl: string | null,
  sponsorImageUrl: string | null,
  version: number,
];

/** How many columns `PLAYER_COLUMNS` has: other columns of the same statement follow them. */
export const PLAYER_WIDTH = 9;

/** SQL of the address of a player's picture, for a table `players` that goes by the given name. */
export function playerImageSql(player: string): string {
  return uploadUrlSql(`${player}.organization_id`, `${player}.image_upload_id`, IMAGE_WIDTH);
}

/** A player's columns, of a table `players` that goes by the name `p`. */
export const PLAYER_COLUMNS = `p.id, p.first_name, p.last_name, ${playerImageSql('p')}, p.bio,
  p.sponsor_name, p.sponsor_url, ${uploadUrlSql('p.organization_id', 'p.sponsor_upload_id', BANNER_WIDTH)}, p.version`;

/** A row as the graph shows it. */
export function toPlayer(
  organizationId: number,
  [id, firstName, lastName, imageUrl, bio, sponsorName, sponsorUrl, sponsorImageUrl, version]: PlayerRow,
): Player {
  return {
    organizationId,
    id,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`.trim(),
    imageUrl,
    bio,
    sponsor: sponsorName === null ? null : { name: sponsorName, url: sponsorUrl, imageUrl: sponsorImageUrl },
    version,
  };
}

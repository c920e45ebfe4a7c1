import { type LinkHolder, linkHolderId } from '@/app/admin/scorekeeping/link-holder';
import type { PlayOwner } from '../keeping/unsent-play';

/**
 * Under whom plays are kept that somebody enters by a link: the holder of this name of any link for the game, and no
 * user.
 */
export function linkOwner(holder: LinkHolder, organizationId: string): PlayOwner {
  return { userId: linkHolderId(holder), username: `${holder.name} (scorekeeper)`, organizationId };
}

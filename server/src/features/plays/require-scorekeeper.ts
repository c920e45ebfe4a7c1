import type { RequestContext } from '../../context/request-context.js';
import { requireActor, requireAdmin } from '../../lib/policy.js';
import type { Author } from '../audit/write.service.js';

/** Who writes plays of a game, and for which organization. */
export interface Scorekeeper {
  readonly organizationId: number;
  readonly author: Author;
}

/**
 * Who may write plays of this game: staff and owners of its organization, and super administrators. Whether there is
 * such a game is for the write to say.
 * @throws as `requireAdmin`
 */
export function requireScorekeeper(ctx: RequestContext, _gameId: string | number): Scorekeeper {
  const organizationId = requireAdmin(ctx);
  const { id, username } = requireActor(ctx);
  return { organizationId, author: { id, name: username } };
}

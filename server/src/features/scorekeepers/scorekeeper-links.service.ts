import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { isAdminOf } from '../../lib/policy.js';
import { query } from '../../lib/query.js';
import type { ScorekeeperLink } from './scorekeeper.type.js';

/** Somebody who has opened a link, as JSON has it. */
type HolderRow = [id: number, name: string, openedAt: string, lastSeenAt: string];

const LINKS = statement<
  [id: number, madeBy: string, createdAt: Date, endsAt: Date, revokedAt: Date | null, holders: HolderRow[] | null],
  [organizationId: number, gameId: number]
>(
  'scorekeeper_links_of_game',
  `SELECT l.id, l.made_by, l.created_at, l.ends_at, l.revoked_at,
     (SELECT json_agg(json_build_array(s.id, s.name, s.opened_at, s.last_seen_at) ORDER BY s.id) FROM scorekeeper_sessions s
      WHERE s.organization_id = $1 AND s.link_id = l.id)
   FROM scorekeeper_links l WHERE l.organization_id = $1 AND l.game_id = $2 ORDER BY l.id DESC`,
);

/** A game's links for scorekeepers, the newest first; null for everybody but the organization's administrators. */
export async function scorekeeperLinksOf(
  ctx: RequestContext,
  organizationId: number,
  gameId: number,
): Promise<ScorekeeperLink[] | null> {
  if (!isAdminOf(ctx, organizationId)) return null;
  const now = ctx.services.now();
  const rows = await query(ctx, LINKS, organizationId, [organizationId, gameId]);
  return rows.map(([id, madeBy, createdAt, endsAt, revokedAt, holders]) => ({
    id,
    madeBy,
    createdAt,
    endsAt,
    revokedAt,
    isOpen: revokedAt === null && endsAt > now,
    holders: (holders ?? []).map(([sessionId, name, openedAt, lastSeenAt]) => ({
      id: sessionId,
      name,
      openedAt: new Date(openedAt),
      lastSeenAt: new Date(lastSeenAt),
    })),
  }));
}

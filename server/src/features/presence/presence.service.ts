import type { RequestContext } from '../../context/request-context.js';
import { statement } from '../../database/prepared.js';
import { notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { authorFor, requireScorekeeper } from '../../lib/policy.js';
import { query } from '../../lib/query.js';
import { InputCheck } from '../../lib/validation.js';
import type { Presence } from './presence.type.js';

/** A tab counts as there for so long after it said so, in milliseconds: one message may get lost, or be late. */
export const PRESENT_MS = 45_000;

/** Letters of a place. */
const LONGEST_PLACE = 200;

/** PostgreSQL's code of a reference to a row that is not there. */
const GONE = '23503';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

// Rows of tabs that are gone are swept by whoever comes; what another one sweeps at the same moment is left to it.
const REPORT = statement<
  [gameId: number, tab: string | null, username: string, place: string, seenAt: Date],
  [
    organizationId: number,
    gameId: number,
    tab: string,
    userId: number | null,
    place: string,
    now: Date,
    since: Date,
    scorekeeper: string,
  ]
>(
  'presence_report',
  `WITH game AS (
     SELECT id FROM games WHERE organization_id = $1 AND id = $2
   ), own AS (
     INSERT INTO game_presences (organization_id, game_id, tab, user_id, place, seen_at, scorekeeper)
     SELECT $1, id, $3, $4, $5, $6, $8 FROM game
     ON CONFLICT (organization_id, game_id, tab) DO UPDATE SET user_id = excluded.user_id, scorekeeper = excluded.scorekeeper, place = excluded.place, seen_at = excluded.seen_at
   ), gone AS (
     DELETE FROM game_presences WHERE (organization_id, game_id, tab) IN (
       SELECT organization_id, game_id, tab FROM game_presences
       WHERE organization_id = $1 AND seen_at < $7 AND (game_id, tab) <> ($2, $3) FOR UPDATE SKIP LOCKED)
   )
   SELECT game.id, p.tab, coalesce(u.username, p.scorekeeper), p.place, p.seen_at FROM game
   LEFT JOIN game_presences p ON p.organization_id = $1 AND p.game_id = game.id AND p.tab <> $3 AND p.seen_at >= $7
   LEFT JOIN users u ON u.id = p.user_id
   ORDER BY lower(coalesce(u.username, p.scorekeeper)), p.tab`,
);

// What somebody else has said of a tab is left alone.
const WITHDRAW = statement<
  [gameId: number],
  [organizationId: number, gameId: number, tab: string, userId: number | null, scorekeeper: string]
>(
  'presence_withdraw',
  `WITH gone AS (
     DELETE FROM game_presences
     WHERE organization_id = $1 AND game_id = $2 AND tab = $3 AND user_id IS NOT DISTINCT FROM $4 AND scorekeeper = $5
   )
   SELECT id FROM games WHERE organization_id = $1 AND id = $2`,
);

/**
 * Says that the caller has a game open, and where in it, and answers who else has. A tab says so every few seconds,
 * and whenever the place is another one. Admins, and holders of a link for the game.
 * @param tab a UUID that the tab has made
 * @throws 400 naming the field; 404
 */
export async function reportPresence(
  ctx: RequestContext,
  gameId: string,
  tab: string,
  place: string | null,
): Promise<Presence[]> {
  const { organizationId, author } = requireScorekeeper(ctx, gameId);
  const check = new InputCheck();
  checkTab(check, tab);
  const where = check.text('place', place, { max: LONGEST_PLACE }) ?? '';
  check.finish();
  const id = parseId(gameId, 'Game');
  const now = ctx.services.now();
  const rows = await query(ctx, REPORT, organizationId, [
    organizationId,
    id,
    tab,
    author.id,
    where,
    now,
    new Date(now.getTime() - PRESENT_MS),
    author.id === null ? author.name : '',
  ]).catch((error: unknown) => {
    // The game has gone since it was found. It is not locked: who says so every few seconds waits for nobody.
    if ((error as { code?: unknown }).code === GONE) throw notFound('Game');
    throw error;
  });
  if (rows.length === 0) throw notFound('Game');
  return rows.flatMap(([, other, username, elsewhere, seenAt]) =>
    other === null ? [] : { id: other, username: authorFor(ctx, username), place: elsewhere || null, seenAt },
  );
}

/**
 * Takes a tab of the caller off those that have a game open. Admins, and holders of a link for the game.
 * @throws 400 naming the field; 404
 */
export async function withdrawPresence(ctx: RequestContext, gameId: string, tab: string): Promise<boolean> {
  const { organizationId, author } = requireScorekeeper(ctx, gameId);
  const check = new InputCheck();
  checkTab(check, tab);
  check.finish();
  const rows = await query(ctx, WITHDRAW, organizationId, [
    organizationId,
    parseId(gameId, 'Game'),
    tab,
    author.id,
    author.id === null ? author.name : '',
  ]);
  if (rows.length === 0) throw notFound('Game');
  return true;
}

function checkTab(check: InputCheck, tab: string): void {
  check.that(UUID.test(tab), 'tab', 'tab must be a UUID.');
}

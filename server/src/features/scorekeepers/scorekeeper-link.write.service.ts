import { gameLabel } from '../../domain/game/game-label.js';
import { scorekeepingEnds } from '../../domain/scorekeeping/scorekeeping-ends.js';
import { writeCode } from '../../domain/scorekeeping/write-code.js';
import type { RequestContext } from '../../context/request-context.js';
import { conflict, notFound, unprocessable } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { recordAudit } from '../audit/audit.service.js';
import { lockRow } from '../audit/change.service.js';
import { nextVersion, sqlStamp } from '../audit/stamps.js';
import { write, type Write } from '../audit/write.service.js';
import { teamNameSql } from '../games/team-name-sql.js';
import { answersSecret } from '../idempotency/idempotency.service.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import { ScorekeeperLinkEntity } from './scorekeeper-link.entity.js';
import { scorekeeperLinksOf } from './scorekeeper-links.service.js';
import type {
  CreateScorekeeperLinkPayload,
  RevokeScorekeeperLinkPayload,
  ScorekeeperLink,
} from './scorekeeper.type.js';
import { digestOfCode, drawCode, makeSecret } from './secrets.js';
import { digestOfSecret } from '../../lib/secrets.js';

/** Links of one game that open it at the same time. */
const MOST_LINKS = 20;

interface LinkedGame {
  id: number;
  label: string;
  date: string | null;
  timeZone: string;
  linkCount: number;
}

/**
 * Makes a link by which people without an account enter one game until its day is over. What opens it is answered this
 * once, and kept nowhere. Admins.
 * @throws 404; 422 when the game has as many links as it may
 */
export async function createScorekeeperLink(
  ctx: RequestContext,
  gameId: string | number,
): Promise<CreateScorekeeperLinkPayload> {
  const organizationId = requireAdmin(ctx);
  const id = parseId(gameId, 'Game');
  const secret = makeSecret(organizationId);
  const drawn = drawCode();
  const codeDigest = await digestOfCode(drawn, organizationId);
  answersSecret(ctx);
  const linkId = await refuseDuplicates(
    { scorekeeper_links_code_key: () => conflict('This code is taken. Please make the link once more.') },
    () => write(ctx, organizationId, (tx) => insertLink(tx, id, digestOfSecret(secret), codeDigest)),
  );
  const link = await linkOf(ctx, organizationId, id, linkId);
  return { link, secret, code: writeCode(drawn, organizationId) };
}

async function insertLink(tx: Write, gameId: number, secretDigest: Buffer, codeDigest: Buffer): Promise<number> {
  const { manager, organizationId, now, author } = tx;
  const { label, date, timeZone, linkCount } = await lockGame(tx, gameId);
  if (linkCount >= MOST_LINKS) throw unprocessable(`A game can have at most ${MOST_LINKS} links. Revoke one first.`);
  const stamp = sqlStamp(tx, 8);
  const [row] = (await manager.query(
    `INSERT INTO scorekeeper_links (organization_id, game_id, secret_digest, code_digest, made_by, created_at, ends_at, ${stamp.columns})
     VALUES ($1, $2, $3, $4, $5, $6, $7, ${stamp.values}) RETURNING id`,
    [
      organizationId,
      gameId,
      secretDigest,
      codeDigest,
      author.name,
      now,
      scorekeepingEnds(date, now, timeZone),
      ...stamp.params,
    ],
  )) as [{ id: number }];
  await recordAudit(tx, { action: 'scorekeeper_link.create', entityType: 'scorekeeper_link', entityId: row.id, label });
  return row.id;
}

/** Locked, so that its links are counted one after the other. */
async function lockGame({ manager, organizationId, now }: Write, gameId: number): Promise<LinkedGame> {
  const [game] = (await manager.query(
    `SELECT g.id, ${teamNameSql('g.home_team_id')} AS home, ${teamNameSql('g.away_team_id')} AS away, g.date, o.time_zone AS "timeZone",
       (SELECT count(*)::int FROM scorekeeper_links l
        WHERE l.organization_id = $1 AND l.game_id = g.id AND l.revoked_at IS NULL AND l.ends_at > $3) AS "linkCount"
     FROM games g JOIN organizations o ON o.id = $1
     WHERE g.organization_id = $1 AND g.id = $2 FOR NO KEY UPDATE OF g`,
    [organizationId, gameId, now],
  )) as (Omit<LinkedGame, 'label'> & { home: string; away: string })[];
  if (!game) throw notFound('Game');
  return { ...game, label: gameLabel(game.home, game.away, game.date) };
}

/**
 * Revokes a link: it opens nothing from then on, and whoever has opened it is out with the next request. It can be
 * undone. Admins.
 * @throws 404
 */
export async function revokeScorekeeperLink(
  ctx: RequestContext,
  id: string | number,
): Promise<RevokeScorekeeperLinkPayload> {
  const organizationId = requireAdmin(ctx);
  const { gameId, linkId, undoId } = await write(ctx, organizationId, async (tx) => {
    const row = await lockRow(tx, ScorekeeperLinkEntity, parseId(id, 'Link'), 'Link');
    const found = { gameId: row.gameId, linkId: row.id };
    if (row.revokedAt !== null) return { ...found, undoId: null };
    const { label } = await lockGame(tx, row.gameId);
    const stamp = sqlStamp(tx, 4);
    const undo = new UndoRecorder(tx);
    await undo.watch('scorekeeper_links', [row.id], () =>
      tx.manager.query(
        `UPDATE scorekeeper_links SET revoked_at = $3, ${stamp.set} WHERE organization_id = $1 AND id = $2`,
        [organizationId, row.id, tx.now, ...stamp.params],
      ),
    );
    const audit = { entityType: 'scorekeeper_link', entityId: row.id, label, version: nextVersion(row) };
    await recordAudit(tx, { action: 'scorekeeper_link.revoke', ...audit });
    return {
      ...found,
      undoId: await undo.save('scorekeeper_link.revoke', `Revoked a scorekeeper’s link of ${label}.`),
    };
  });
  return { link: await linkOf(ctx, organizationId, gameId, linkId), undoId };
}

async function linkOf(
  ctx: RequestContext,
  organizationId: number,
  gameId: number,
  linkId: number,
): Promise<ScorekeeperLink> {
  const link = (await scorekeeperLinksOf(ctx, organizationId, gameId))?.find(({ id }) => id === linkId);
  if (!link) throw notFound('Link');
  return link;
}

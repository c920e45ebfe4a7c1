import type { EntityManager } from 'typeorm';
import { inTransaction } from '../../database/transaction.js';
import { statement } from '../../database/prepared.js';
import type { RequestContext, Services } from '../../context/request-context.js';
import type { Language } from '../../domain/languages/language.js';
import { notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { openSecret, sealSecret } from '../../lib/secret-box.js';
import { InputCheck } from '../../lib/validation.js';
import { type GameNews, takeGameNews } from '../game-news/game-news.service.js';
import { digestOfAddress, mailLanguage, type NewMail, queueMail, queueMails } from '../mail/mail.service.js';
import { organizationById } from '../organizations/organization.loaders.js';
import { countForAdmins } from '../teams/team-counts.js';
import { findTeam } from '../teams/team.service.js';
import { endForGood, removedRows } from '../undo/removed-rows.service.js';
import { followToken, isSigned, readFollowToken } from './follow-token.js';
import { countFollowWish, mayAsk } from './mail-follower-limit.service.js';
import type { FollowByMailInput } from './mail-follower.input.js';

/** An address that was asked has this long to say yes. */
const ASKED_MS = 24 * 60 * 60 * 1000;
/** News are of no use later than this. */
const NEWS_MS = 12 * 60 * 60 * 1000;
/** One address follows so many teams of an organization at most. */
const TEAMS_OF_ADDRESS = 20;
/** Pieces of news that are taken at once: what a schedule moves together is told in one mail. */
const NEWS_AT_ONCE = 50;

/** Who follows a team, as mails and their links need it. */
export interface Follower {
  readonly id: number;
  readonly organizationId: number;
  readonly teamId: number;
  readonly wantsResults: boolean;
  readonly language: Language;
  readonly askedAt: Date;
  readonly confirmedAt: Date | null;
  readonly digest: Buffer;
}

/** What of a follower statements read, of a table that is called `f`. */
const COLUMNS = `f.id, f.organization_id AS "organizationId", f.team_id AS "teamId", f.wants_results AS "wantsResults", f.language,
  f.asked_at AS "askedAt", f.confirmed_at AS "confirmedAt", f.address_digest AS digest`;

/**
 * Asks an address whether it wants to be told of a team's games. It answers alike, after the same work, whether that
 * address follows already.
 * @throws 400 for what is no address; 404 for a team that the organization has not; 429 after too many wishes
 */
export async function followByMail(
  ctx: RequestContext,
  { organizationId: organization, teamId: team, email, wantsResults }: FollowByMailInput,
): Promise<void> {
  const { services } = ctx;
  const organizationId = parseId(organization, 'Team');
  const teamId = parseId(team, 'Team');
  const check = new InputCheck();
  const address = check.email('email', email);
  check.that(typeof address === 'string', 'email', 'email is required.');
  check.finish();
  await countFollowWish(services, ctx.address);
  const site = await organizationById(ctx, organizationId);
  if (!site || !(await findTeam(ctx, organizationId, teamId))) throw notFound('Team');
  const key = services.config.sessionSecret;
  const digest = digestOfAddress(address!, key);
  if (!(await mayAsk(services, digest))) return;
  const language = mailLanguage(ctx, site.siteLanguage);
  const now = services.now();
  await inTransaction(
    services.dataSource,
    async (manager) => {
      // It may have been deleted since it was found.
      const [kept] = (await manager.query('SELECT id FROM teams WHERE organization_id = $1 AND id = $2 FOR KEY SHARE', [
        organizationId,
        teamId,
      ])) as { id: number }[];
      if (!kept) throw notFound('Team');
      const others = (await manager.query(
        'SELECT FROM mail_followers WHERE organization_id = $1 AND address_digest = $2 AND team_id <> $3',
        [organizationId, digest, teamId],
      )) as unknown[];
      if (others.length >= TEAMS_OF_ADDRESS) return;
      const [row] = (await manager.query(
        `INSERT INTO mail_followers (organization_id, team_id, address, address_digest, language, asked_at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (organization_id, team_id, address_digest) DO UPDATE SET asked_at = $6,
           language = CASE WHEN mail_followers.confirmed_at IS NULL THEN $5 ELSE mail_followers.language END RETURNING id`,
        [organizationId, teamId, sealSecret(address!, key, 'mail addresses'), digest, language, now],
      )) as { id: number }[];
      await queueMail(services, manager, {
        kind: 'follow',
        address: address!,
        language,
        organizationId,
        facts: { followerId: row!.id, wantsResults: wantsResults === true },
        expiresAt: new Date(now.getTime() + ASKED_MS),
      });
    },
    { tenant: organizationId },
  );
}

/** Addresses of a follower's links. The token of a confirmation ends with the wish that it is for. */
export function followLinks(
  { config }: Services,
  { id: followerId, organizationId, askedAt, digest }: Follower,
  wantsResults: boolean,
): { confirm: string; unsubscribe: string } {
  const about = { organizationId, followerId };
  const at = (kind: 'confirm' | 'unsubscribe', endsAt: number): string =>
    `${config.publicUrl}/mail/${kind}/${followToken({ ...about, kind, wantsResults: kind === 'confirm' && wantsResults, endsAt }, digest, config.sessionSecret)}`;
  return { confirm: at('confirm', askedAt.getTime() + ASKED_MS), unsubscribe: at('unsubscribe', 0) };
}

/** A follower by its number; null for who does not follow any more. */
export async function findFollower(
  { dataSource }: Pick<Services, 'dataSource'>,
  organizationId: number,
  id: number,
): Promise<Follower | null> {
  const [row] = (await dataSource.query(
    `SELECT ${COLUMNS} FROM mail_followers f WHERE f.organization_id = $1 AND f.id = $2`,
    [organizationId, id],
  )) as Follower[];
  return row ?? null;
}

/**
 * The same, also of a team that has been deleted, and that its undo would bring back. By one statement: between two of
 * them a deletion or its undo could hide a follower from both.
 */
async function findFollowerOrRemoved(
  { dataSource }: Pick<Services, 'dataSource'>,
  organizationId: number,
  id: number,
): Promise<Follower | null> {
  const [row] = (await dataSource.query(
    `SELECT ${COLUMNS} FROM mail_followers f WHERE f.organization_id = $1 AND f.id = $2
     UNION ALL SELECT ${COLUMNS} FROM ${removedRows('mail_followers')} f WHERE f.id = $2 LIMIT 1`,
    [organizationId, id],
  )) as Follower[];
  return row ?? null;
}

/** The name of a follower's team that has been deleted, and that its undo would bring back; null for any other. */
export async function nameOfRemovedTeam(
  { dataSource }: Pick<Services, 'dataSource'>,
  { organizationId, teamId }: Follower,
): Promise<string | null> {
  const [row] = (await dataSource.query(`SELECT t.name FROM ${removedRows('teams')} t WHERE t.id = $2`, [
    organizationId,
    teamId,
  ])) as { name: string }[];
  return row?.name ?? null;
}

/** What a link is about: a follower, and what it would do; null for one that is over, or no link at all. */
export interface OpenedFollowLink {
  readonly follower: Follower;
  readonly wantsResults: boolean;
}

/** Looks whom a link is about. Nothing changes: programs that look through mails open links, too. */
export async function openFollowLink(
  services: Services,
  kind: 'confirm' | 'unsubscribe',
  token: string,
): Promise<OpenedFollowLink | null> {
  const link = readFollowToken(token);
  if (link?.kind !== kind) return null;
  if (link.endsAt !== 0 && link.endsAt < services.now().getTime()) return null;
  const find = kind === 'unsubscribe' ? findFollowerOrRemoved : findFollower;
  const follower = await find(services, link.organizationId, link.followerId);
  const fits = follower !== null && isSigned(token, follower.digest, services.config.sessionSecret);
  return fits ? { follower, wantsResults: link.wantsResults } : null;
}

/** An address has said yes. */
export async function confirmFollower(
  { dataSource, now }: Services,
  { follower: { organizationId, id }, wantsResults }: OpenedFollowLink,
): Promise<void> {
  await dataSource.query(
    `UPDATE mail_followers SET confirmed_at = coalesce(confirmed_at, $3), wants_results = $4 WHERE organization_id = $1 AND id = $2`,
    [organizationId, id, now(), wantsResults],
  );
}

/**
 * Tells an address nothing more of a team, or of any team of the organization. Nothing of it is kept: neither the
 * address nor its digest, nor what was to be sent, nor what the undo of a deletion would bring back.
 */
export async function unsubscribeFollower(
  { dataSource }: Services,
  { organizationId, id, digest }: Follower,
  fromAll: boolean,
): Promise<void> {
  await inTransaction(
    dataSource,
    async (manager) => {
      const where = { sql: 't.address_digest = $2 AND ($3 OR t.id = $4)', params: [digest, fromAll, id] };
      await endForGood(manager, organizationId, { table: 'mail_followers', where }, () =>
        manager.query(`DELETE FROM mail_followers AS t WHERE t.organization_id = $1 AND ${where.sql}`, [
          organizationId,
          ...where.params,
        ]),
      );
      await manager.query(
        `DELETE FROM mails WHERE organization_id = $1 AND address_digest = $2 AND kind IN ('follow', 'team_news')
         AND ($3 OR state <> 'waiting' OR (facts ->> 'followerId')::integer = $4)`,
        [organizationId, digest, fromAll, id],
      );
    },
    { tenant: organizationId },
  );
}

/** Ids of the teams that the address of a follower follows in its organization. */
export async function teamsOfAddress(
  { dataSource }: Services,
  { organizationId, digest }: Follower,
): Promise<number[]> {
  const rows = (await dataSource.query(
    `SELECT team_id AS id FROM mail_followers WHERE organization_id = $1 AND address_digest = $2 AND confirmed_at IS NOT NULL ORDER BY id`,
    [organizationId, digest],
  )) as { id: number }[];
  return rows.map(({ id }) => id);
}

/**
 * Takes what has happened to games and puts a mail for each team that an address follows into the outbox. Each piece
 * is taken once, whichever process comes first.
 * @returns whether there may be more
 */
export function queueTeamNews(services: Services): Promise<boolean> {
  return inTransaction(services.dataSource, async (manager) => {
    const news = await takeGameNews(manager, 'mail', NEWS_AT_ONCE, services.now());
    for (const organizationId of new Set(news.map((each) => each.organizationId)))
      await queueNewsOf(
        services,
        manager,
        organizationId,
        news.filter((each) => each.organizationId === organizationId),
      );
    return news.length === NEWS_AT_ONCE;
  });
}

async function queueNewsOf(
  services: Services,
  manager: EntityManager,
  organizationId: number,
  news: readonly GameNews[],
): Promise<void> {
  const told = news.filter(({ happened }) => happened !== 'begins');
  if (told.length === 0) return;
  const followers = (await manager.query(
    `SELECT ${COLUMNS}, f.address FROM mail_followers f WHERE f.organization_id = $1 AND f.confirmed_at IS NOT NULL AND f.team_id = ANY ($2) ORDER BY f.id`,
    [organizationId, [...new Set(told.flatMap(({ teamIds }) => teamIds))]],
  )) as (Follower & { address: string })[];
  const { sessionSecret } = services.config;
  // Who follows both teams of a game is told of it once.
  const seen = new Set<string>();
  const mails: NewMail[] = [];
  for (const { id, teamId, wantsResults, language, digest, address: sealed } of followers) {
    const about = told.filter(({ teamIds, happened, id: newsId }) => {
      const isWanted = teamIds.includes(teamId) && (happened === 'rescheduled' || wantsResults);
      const mark = `${digest.toString('hex')} ${newsId}`;
      return isWanted && !seen.has(mark) && seen.add(mark);
    });
    const address = openSecret(sealed, sessionSecret, 'mail addresses');
    if (about.length === 0 || address === null) continue;
    mails.push({
      kind: 'team_news',
      address,
      language,
      organizationId,
      facts: { followerId: id, newsIds: about.map((each) => each.id) },
      expiresAt: new Date(services.now().getTime() + NEWS_MS),
    });
  }
  if (mails.length > 0) await queueMails(services, manager, mails);
}

/** Forgets addresses that were asked and have not said yes within a day. Returns how many there were. */
export async function sweepMailFollowers({ dataSource, now }: Services): Promise<number> {
  const [, count] = (await dataSource.query('DELETE FROM mail_followers WHERE confirmed_at IS NULL AND asked_at < $1', [
    new Date(now().getTime() - ASKED_MS),
  ])) as [unknown[], number];
  return count;
}

const COUNTS = statement<[teamId: number, count: number], [organizationId: number, teamIds: readonly number[]]>(
  'mail_followers_of_teams',
  `SELECT team_id, count(*)::integer FROM mail_followers
   WHERE organization_id = $1 AND team_id = ANY ($2) AND confirmed_at IS NOT NULL GROUP BY 1`,
);

/** How many are told of a team's games by e-mail; null for who does not administer it. Nobody is told who they are. */
export const mailFollowersOfTeam = countForAdmins(COUNTS);

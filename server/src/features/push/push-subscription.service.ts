import type { EntityManager } from 'typeorm';
import { statement } from '../../database/prepared.js';
import { inTransaction } from '../../database/transaction.js';
import type { RequestContext, Services } from '../../context/request-context.js';
import { GAME_NOTICES, type GameNotice } from '../../domain/game-news/game-notices.js';
import { notFound, unprocessable } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { InputCheck } from '../../lib/validation.js';
import { mailLanguage } from '../mail/mail.service.js';
import { organizationById } from '../organizations/organization.loaders.js';
import { countForAdmins } from '../teams/team-counts.js';
import { findTeam } from '../teams/team.service.js';
import { endForGood, type Ending } from '../undo/removed-rows.service.js';
import { checkPushAddress, digestOfEndpoint, type PushAddress, sealPushAddress } from './push-address.js';
import { pushKeys } from './push-keys.service.js';
import { countPushWish } from './push-subscription-limit.service.js';
import type { FollowByPushInput, RenewPushInput, UnfollowByPushInput } from './push-subscription.input.js';

/** One browser follows so many teams of an organization at most. */
const TEAMS_OF_BROWSER = 20;
/** Browsers that follow teams of one organization. */
const MOST_BROWSERS = 20_000;
/** Push services of the browsers that most people have, as PostgreSQL and JavaScript both read it. */
const OF_BROWSERS = String.raw`(^|\.)(googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)(:443)?$`;
/**
 * Any other service may be used; all of them together have so much room, so that made-up ones leave room for the rest.
 */
const MOST_OF_OTHERS = 1_000;

/**
 * A browser is told of a team's games from now on. It answers alike, after the same work, whether it was before.
 * @throws 400 for what is no subscription; 404 for a team that the organization has not; 422 when there are as many
 *   browsers or teams as may be; 429 after too many wishes
 */
export async function followByPush(ctx: RequestContext, input: FollowByPushInput): Promise<void> {
  const { services } = ctx;
  const organizationId = parseId(input.organizationId, 'Team');
  const teamId = parseId(input.teamId, 'Team');
  const check = new InputCheck();
  const address = checkPushAddress(check, 'subscription', input.subscription, services.config);
  const notices = noticesOf(check, input.notices);
  check.finish();
  await countPushWish(services, ctx.address);
  const site = await organizationById(ctx, organizationId);
  if (!site || !(await findTeam(ctx, organizationId, teamId))) throw notFound('Team');
  const { publicKey } = await pushKeys(services);
  const language = mailLanguage(ctx, site.siteLanguage);
  await inTransaction(
    services.dataSource,
    async (manager) => {
      const digest = digestOfEndpoint(address.endpoint, services.config);
      const teamIds = await teamsWith(manager, organizationId, digest, teamId, new URL(address.endpoint).host);
      await manager.query(
        `INSERT INTO push_subscriptions (organization_id, sealed, endpoint_digest, service, public_key, team_ids, notices, language, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         ON CONFLICT (organization_id, endpoint_digest) DO UPDATE SET sealed = $2, service = $4, public_key = $5, team_ids = $6, notices = $7,
           language = $8, lost = 0, out_of_use_since = NULL`,
        [organizationId, ...storedOf(services, address), publicKey, teamIds, notices, language, services.now()],
      );
    },
    { tenant: organizationId },
  );
}

/**
 * A browser is told no more of a team's games, or of any. Nothing of it is kept once it follows no team. Nobody learns
 * whether it did.
 */
export async function unfollowByPush(ctx: RequestContext, input: UnfollowByPushInput): Promise<void> {
  const { services } = ctx;
  const organizationId = parseId(input.organizationId, 'Team');
  const teamId = input.teamId == null ? null : parseId(input.teamId, 'Team');
  await countPushWish(services, ctx.address);
  const digest = digestOfEndpoint(input.endpoint, services.config);
  await inTransaction(
    services.dataSource,
    async (manager) => {
      await lockBrowsers(manager, organizationId);
      const end = (ending: Omit<Ending, 'table'>, sql: string): Promise<void> =>
        endForGood(manager, organizationId, { table: 'push_subscriptions', ...ending }, () =>
          manager.query(`${sql} WHERE t.organization_id = $1 AND ${ending.where.sql}`, [
            organizationId,
            ...ending.where.params!,
          ]),
        );
      const params = teamId === null ? [digest] : [digest, teamId];
      const last = teamId === null ? '' : ' AND t.team_ids = ARRAY[$3::integer]';
      await end({ where: { sql: `t.endpoint_digest = $2${last}`, params } }, 'DELETE FROM push_subscriptions AS t');
      if (teamId === null) return;
      const others = { sql: 't.endpoint_digest = $2 AND $3::integer = ANY (t.team_ids)', params };
      const set = { column: 'team_ids', sql: 'array_remove(t.team_ids, $3::integer)' };
      await end({ where: others, set }, `UPDATE push_subscriptions AS t SET ${set.column} = ${set.sql}`);
    },
    { tenant: organizationId },
  );
}

/**
 * A browser's messages go elsewhere from now on. Who does not know where they went before changes nothing, and learns
 * nothing.
 */
export async function renewPush(ctx: RequestContext, input: RenewPushInput): Promise<void> {
  const { services } = ctx;
  const organizationId = parseId(input.organizationId, 'Team');
  const check = new InputCheck();
  const address = checkPushAddress(check, 'subscription', input.subscription, services.config);
  check.finish();
  await countPushWish(services, ctx.address);
  const { publicKey } = await pushKeys(services);
  const [sealed, digest, service] = storedOf(services, address);
  const former = digestOfEndpoint(input.formerEndpoint, services.config);
  await inTransaction(
    services.dataSource,
    async (manager) => {
      await lockBrowsers(manager, organizationId);
      if (!former.equals(digest)) await joinBrowsers(manager, organizationId, former, digest);
      await manager.query(
        `UPDATE push_subscriptions SET sealed = $3, endpoint_digest = $4, service = $5, public_key = $6, lost = 0, out_of_use_since = NULL
         WHERE organization_id = $1 AND endpoint_digest = $2`,
        [organizationId, former, sealed, digest, service, publicKey],
      );
    },
    { tenant: organizationId },
  );
}

/** What a row has of an address: encrypted, what it is found by, and whose turn it takes. */
function storedOf({ config }: Services, address: PushAddress): [sealed: string, digest: Buffer, service: string] {
  return [sealPushAddress(address, config), digestOfEndpoint(address.endpoint, config), new URL(address.endpoint).host];
}

function noticesOf(check: InputCheck, said: readonly GameNotice[] | null | undefined): GameNotice[] {
  if (said == null) return [...GAME_NOTICES];
  check.that(said.length > 0, 'notices', 'Choose at least one notice.');
  return GAME_NOTICES.filter((each) => said.includes(each));
}

/** Lets what changes which teams browsers follow be done one after the other, by the organization's row. */
async function lockBrowsers(manager: EntityManager, organizationId: number): Promise<void> {
  await manager.query('SELECT FROM organizations WHERE id = $1 FOR NO KEY UPDATE', [organizationId]);
}

/**
 * A browser that follows teams with its present address already follows those of the former one with it, too, and
 * nothing of the former one is kept. A renewal is never refused, since nobody would read that: it keeps as many teams
 * as may be, first those that are there, and of these the ones of the present address.
 */
async function joinBrowsers(
  manager: EntityManager,
  organizationId: number,
  former: Buffer,
  present: Buffer,
): Promise<void> {
  await manager.query(
    `WITH gone AS (
       DELETE FROM push_subscriptions WHERE organization_id = $1 AND endpoint_digest = $2
         AND EXISTS (SELECT FROM push_subscriptions WHERE organization_id = $1 AND endpoint_digest = $3)
       RETURNING team_ids
     )
     UPDATE push_subscriptions p SET team_ids = ARRAY(
       SELECT followed.id FROM unnest(p.team_ids || gone.team_ids) WITH ORDINALITY AS followed (id, place)
       LEFT JOIN teams t ON t.organization_id = $1 AND t.id = followed.id
       GROUP BY followed.id ORDER BY count(t.id) = 0, min(place) LIMIT ${TEAMS_OF_BROWSER})
     FROM gone WHERE p.organization_id = $1 AND p.endpoint_digest = $3`,
    [organizationId, former, present],
  );
}

/** The teams that a browser follows, and one more. */
async function teamsWith(
  manager: EntityManager,
  organizationId: number,
  digest: Buffer,
  teamId: number,
  service: string,
): Promise<number[]> {
  await lockBrowsers(manager, organizationId);
  const [row] = (await manager.query(
    'SELECT team_ids AS "teamIds" FROM push_subscriptions WHERE organization_id = $1 AND endpoint_digest = $2',
    [organizationId, digest],
  )) as { teamIds: number[] }[];
  if (!row) await refuseTooMany(manager, organizationId, service);
  const followed = [...new Set([...(row?.teamIds ?? []), teamId])];
  // Teams that are gone do not count.
  const there = (await manager.query('SELECT id FROM teams WHERE organization_id = $1 AND id = ANY ($2)', [
    organizationId,
    followed,
  ])) as { id: number }[];
  const teamIds = followed.length > TEAMS_OF_BROWSER ? there.map(({ id }) => id) : followed;
  if (teamIds.length > TEAMS_OF_BROWSER)
    throw unprocessable(`A browser can be told of at most ${TEAMS_OF_BROWSER} teams.`);
  return teamIds;
}

async function refuseTooMany(manager: EntityManager, organizationId: number, service: string): Promise<void> {
  const [counted] = (await manager.query(
    `SELECT count(*)::integer AS count, (count(*) FILTER (WHERE service !~ $2))::integer AS others FROM push_subscriptions WHERE organization_id = $1`,
    [organizationId, OF_BROWSERS],
  )) as { count: number; others: number }[];
  const isFull = !new RegExp(OF_BROWSERS).test(service) && counted!.others >= MOST_OF_OTHERS;
  if (isFull || counted!.count >= MOST_BROWSERS)
    throw unprocessable('As many browsers as possible are told of this organization’s games.');
}

const COUNTS = statement<[teamId: number, count: number], [organizationId: number, teamIds: readonly number[]]>(
  'push_followers_of_teams',
  `SELECT team_id, count(*)::integer FROM push_subscriptions, unnest(team_ids) AS team_id
   WHERE organization_id = $1 AND team_ids && $2::integer[] AND team_id = ANY ($2) GROUP BY 1`,
);

/** How many browsers are told of a team's games; null for who does not administer it. Nobody is told which. */
export const pushFollowersOfTeam = countForAdmins(COUNTS);

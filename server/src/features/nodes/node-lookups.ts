import type { RequestContext } from '../../context/request-context.js';
import { ofType } from '../../lib/concrete-type.js';
import type { ErrorThing } from '../../lib/errors.js';
import type { Node } from '../../lib/node.type.js';
import type { TenantLoader } from '../../lib/tenant-loader.js';
import { listAttributes } from '../attributes/attribute.service.js';
import { businessById } from '../businesses/business.loaders.js';
import { findDivision } from '../divisions/division.service.js';
import { findGame } from '../games/game.service.js';
import { findLeague } from '../leagues/league.service.js';
import { seasonLeagueById } from '../leagues/season-league.loaders.js';
import { listLinks } from '../links/link.service.js';
import { findLocation } from '../locations/location.service.js';
import { organizationById, organizationIsThere } from '../organizations/organization.loaders.js';
import { listGamePeriods } from '../periods/game-period.service.js';
import { findPlayer } from '../players/player.service.js';
import { rosterEntryById } from '../rosters/roster.loaders.js';
import { findSeason } from '../seasons/season.service.js';
import { listStatDefinitions } from '../stat-definitions/stat-definition.service.js';
import { seasonLeagueTeamById } from '../teams/season-league-team.loaders.js';
import { findTeam } from '../teams/team.service.js';
import { weekOffById } from '../weeks-off/week-off.loaders.js';
import { type NodeKey, readNodeId } from './node-id.js';

type Lookup = (ctx: RequestContext, organizationId: number, id: number) => Promise<object | null | undefined>;

const byKey =
  (loader: (ctx: RequestContext) => TenantLoader<object>): Lookup =>
  (ctx, organizationId, id) =>
    loader(ctx).load({ organizationId, id });

/** For lists that are short: the caller finds what the list shows to the caller. */
const among =
  (list: (ctx: RequestContext, organizationId: number) => Promise<readonly { id: number }[]>): Lookup =>
  async (ctx, organizationId, id) =>
    (await list(ctx, organizationId)).find((one) => one.id === id);

/** How a thing is found, by its type. Whatever is asked of it then says itself who may see it. */
export const NODE_LOOKUPS: ReadonlyMap<string, Lookup> = new Map(
  Object.entries<Lookup>({
    Organization: async (ctx, organizationId, id) => (id === organizationId ? organizationById(ctx, id) : null),
    Season: findSeason,
    League: findLeague,
    SeasonLeague: byKey(seasonLeagueById),
    Division: findDivision,
    Team: findTeam,
    SeasonLeagueTeam: byKey(seasonLeagueTeamById),
    RosterEntry: byKey(rosterEntryById),
    Player: findPlayer,
    PlayerAttribute: among(listAttributes),
    Game: findGame,
    GamePeriod: among(listGamePeriods),
    StatDefinition: among(listStatDefinitions),
    Location: findLocation,
    WeekOff: byKey(weekOffById),
    Link: among(listLinks),
    Business: byKey(businessById),
  }),
);

/** A thing by what its id says; null when there is none, or none that the caller may find. */
async function findNode(ctx: RequestContext, key: NodeKey | null): Promise<Node | null> {
  const lookup = key && NODE_LOOKUPS.get(key.type);
  if (!lookup) return null;
  // As on the way through `organization`: nothing is asked, nor noted, about an organization that there is not.
  if (!(await organizationIsThere(ctx).load(key.organizationId))) return null;
  const thing = await lookup(ctx, key.organizationId, key.id);
  return thing ? (ofType(key.type, thing) as Node) : null;
}

/**
 * A thing by what the audit trail calls its kind ('season_league'); null also for what is no node, such as a user.
 */
export function findNodeOf(ctx: RequestContext, { entityType, organizationId, id }: ErrorThing): Promise<Node | null> {
  const type = entityType.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return findNode(ctx, { type, organizationId, id });
}

/** A thing by its id; null for what is no such id. */
export function findNodeById(ctx: RequestContext, nodeId: string): Promise<Node | null> {
  return findNode(ctx, readNodeId(nodeId));
}

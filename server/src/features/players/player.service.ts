import type { RequestContext } from '../../context/request-context.js';
import { type ConnectionSource, type KeyPart, readPage } from '../../lib/connection.js';
import { notFound } from '../../lib/errors.js';
import { filterId, parseId, tryId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { searchTerm } from '../../lib/search.js';
import { loadPresent } from '../../lib/tenant-loader.js';
import { listVisibleAttributes } from '../attributes/attribute.service.js';
import type { PlayerAttributeValue } from './player-attribute-value.type.js';
import { attributeValuesOfPlayer, playerById } from './player.loaders.js';
import { readDuplicateNames } from './player-duplicates.loaders.js';
import { countPlayers, type PlayerConditions, readPlayers } from './player-page.loaders.js';
import type { Player, PlayerFilter, PlayersArgs } from './player.type.js';

const SORT_KEY: readonly KeyPart[] = ['text', 'text', 'integer'];

/** A player of the organization; null when it has none with this id. */
export async function findPlayer(
  ctx: RequestContext,
  organizationId: number,
  playerId: string | number,
): Promise<Player | null> {
  const id = tryId(playerId);
  return id === null ? null : playerById(ctx).load({ organizationId, id });
}

/**
 * A page of the organization's players by last and first name. An unknown season, league or team has none.
 * @throws 400 for a wrong page or search
 */
export async function listPlayers(
  ctx: RequestContext,
  organizationId: number,
  { filter, ...pageArgs }: Partial<PlayersArgs>,
): Promise<ConnectionSource<Player>> {
  const wanted = conditionsOf(filter ?? {});
  const page = readPage(ctx, pageArgs, { shape: SORT_KEY, identity: ['players', organizationId, wanted] });
  const found = await readPlayers(ctx, organizationId, wanted, page);
  const keys = new Map(found.map(({ player, key }) => [player, key]));
  return {
    rows: found.map(({ player }) => player),
    page,
    keyOf: (player) => keys.get(player)!,
    count: () => countPlayers(ctx, organizationId, wanted),
  };
}

/** The visible attributes in order, each with what it is for the player. */
export async function listAttributeValues(ctx: RequestContext, player: Player): Promise<PlayerAttributeValue[]> {
  const { organizationId } = player;
  const [attributes, values] = await Promise.all([
    listVisibleAttributes(ctx, organizationId),
    attributeValuesOfPlayer(ctx).load(player),
  ]);
  return attributes.map(({ id }) => ({
    organizationId,
    attributeId: id,
    id: values.get(id)?.id ?? null,
    value: values.get(id)?.value ?? null,
  }));
}

function conditionsOf({ seasonId, activeSeasons, leagueId, teamId, search }: PlayerFilter): PlayerConditions {
  return {
    seasonId: filterId(seasonId),
    activeSeasons,
    leagueId: filterId(leagueId),
    teamId: filterId(teamId),
    search: searchTerm(search),
  };
}

/** A player of the organization that the administrator acts for. @throws 404 */
export async function getPlayer(ctx: RequestContext, playerId: string | number): Promise<Player> {
  return (await getPlayers(ctx, [playerId]))[0]!;
}

/** Players of the organization that the administrator acts for, in the order of their ids here. @throws 404 */
export async function getPlayers(ctx: RequestContext, ids: readonly (string | number)[]): Promise<Player[]> {
  const organizationId = requireAdmin(ctx);
  const players = await Promise.all(
    ids.map((id) => playerById(ctx).load({ organizationId, id: parseId(id, 'Player') })),
  );
  return players.map((player) => {
    if (!player) throw notFound('Player');
    return player;
  });
}

/**
 * Players of the same full name, for the administrator. Names are read first: who has gone by the time players are read
 * is nobody's duplicate any more.
 */
export async function listDuplicatePlayers(ctx: RequestContext): Promise<{ name: string; players: Player[] }[]> {
  const organizationId = requireAdmin(ctx);
  const groups = await Promise.all(
    (await readDuplicateNames(ctx, organizationId)).map(async ({ name, playerIds }) => ({
      name,
      players: await loadPresent(playerById(ctx), organizationId, playerIds),
    })),
  );
  return groups.filter(({ players }) => players.length > 1);
}

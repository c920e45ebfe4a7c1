import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { type PromiseOrValue, whenAllThere } from '../../lib/promise-or-value.js';
import { readRows } from '../../lib/query.js';
import { column, type ReadFrom, reading } from '../../lib/reading.js';
import { loadOne, type TenantLoader } from '../../lib/tenant-loader.js';
import { versionCache } from '../../lib/version-cache.js';
import { namesForCaller, shownNames } from '../player-names/player-names.service.js';
import { playerImageSql } from '../players/player.row.js';
import type { Player } from '../players/player.type.js';

const LISTED = reading({
  id: column<number>('p.id'),
  firstName: column<string>('p.first_name'),
  lastName: column<string>('p.last_name'),
  imageUrl: column<string | null>(playerImageSql('p')),
});

const BY_IDS = statement<unknown[], [organizationId: number, ids: number[]]>(
  'listed_players',
  `SELECT ${LISTED.sql} FROM players p WHERE p.organization_id = $1 AND p.id = ANY($2)`,
);

/** SQL of the players who have lines in a game of the table `g`, for `keepListed`. */
export const LISTED_SQL = `(SELECT json_agg(json_build_array(${LISTED.sql}))::text
  FROM game_lines l JOIN players p ON p.organization_id = l.organization_id AND p.id = l.player_id
  WHERE l.organization_id = $1 AND l.game_id = g.id)`;

/** What a line of a box score knows of its player. */
export type ListedPlayer = Pick<Player, 'organizationId' | 'id' | 'firstName' | 'lastName' | 'fullName' | 'imageUrl'>;

/** Players of one organization that this process knows, as they are at one moment. */
export type KeptPlayers = Map<number, ListedPlayer>;

/** Players of one organization that are kept; each some hundred bytes. */
const MOST_PLAYERS = 20_000;
const directories = versionCache<KeptPlayers>(100);

/** Keeps players who came along with the lines, among those that were kept before the lines were read. */
export function keepListed(kept: KeptPlayers, organizationId: number, text: string): void {
  for (const row of JSON.parse(text) as unknown[][])
    keep(kept, listed(organizationId, LISTED.read(row, organizationId)));
}

/**
 * Players as box scores list them, under the names that are meant for the caller. What is stored of them is kept in
 * this process until the organization changes, so that a box score reads the game alone. The objects are shared: do not
 * change them.
 * @returns by id, others perhaps as well; without those who are gone
 */
export function listedPlayers(
  ctx: RequestContext,
  organizationId: number,
  ids: readonly number[],
): PromiseOrValue<ReadonlyMap<number, ListedPlayer>> {
  const asked = [keptPlayers(ctx, organizationId), namesForCaller(ctx, organizationId)] as const;
  return whenAllThere(asked, (kept, names) => {
    const stored = ids.every((id) => kept.has(id)) ? kept : withMissing(ctx, organizationId, kept, ids);
    return names === 'full' ? stored : named(ctx, organizationId, stored, ids);
  });
}

/**
 * The players that are known of an organization. While there are none, it is cheaper to let them come along with the
 * lines. Asked for before a statement that gives players: those are older than what is known after it may be.
 */
export function keptPlayers(ctx: RequestContext, organizationId: number): PromiseOrValue<KeptPlayers> {
  return directories.get(ctx, organizationId, 'listed', async () => new Map());
}

function keep(kept: KeptPlayers, player: ListedPlayer): void {
  if (kept.size < MOST_PLAYERS) kept.set(player.id, player);
}

async function withMissing(
  ctx: RequestContext,
  organizationId: number,
  kept: KeptPlayers,
  ids: readonly number[],
): Promise<KeptPlayers> {
  const found = await Promise.all(ids.map((id) => kept.get(id) ?? loaderFor(ctx, kept).load({ organizationId, id })));
  const all: KeptPlayers = new Map();
  for (const player of found) {
    if (player === null) continue;
    all.set(player.id, player);
    keep(kept, player);
  }
  return all;
}

/** What one loader has read is kept among what was known when it was made, and nowhere else. */
function loaderFor(ctx: RequestContext, kept: KeptPlayers): TenantLoader<ListedPlayer> {
  const loaders = perRequest(ctx, makeLoaders);
  const loader = loaders.get(kept) ?? makeListedById(ctx);
  loaders.set(kept, loader);
  return loader;
}

const makeLoaders = (): WeakMap<KeptPlayers, TenantLoader<ListedPlayer>> => new WeakMap();

const makeListedById = (ctx: RequestContext): TenantLoader<ListedPlayer> =>
  loadOne(
    readRows(ctx, BY_IDS, (row, organizationId) => listed(organizationId, LISTED.read(row, organizationId))),
    ({ id }) => id,
  );

async function named(
  ctx: RequestContext,
  organizationId: number,
  stored: PromiseOrValue<ReadonlyMap<number, ListedPlayer>>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListedPlayer>> {
  const there = await stored;
  const players = ids.flatMap((id) => there.get(id) ?? []);
  const names = await shownNames(ctx, organizationId, players);
  return new Map(
    players.map((player, index) => [player.id, listed(organizationId, { ...player, ...names[index]! })] as const),
  );
}

function listed(organizationId: number, { id, firstName, lastName, imageUrl }: ReadFrom<typeof LISTED>): ListedPlayer {
  return { organizationId, id, firstName, lastName, fullName: `${firstName} ${lastName}`.trim(), imageUrl };
}

import DataLoader from 'dataloader';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { query, queryById } from '../../lib/query.js';
import type { TenantKey } from '../../lib/tenant-loader.js';
import { gameById } from '../games/game.loaders.js';
import { gameOf } from '../games/game.row.js';
import type { Game } from '../games/game.type.js';
import { referencesOf } from '../games/game-references.js';
import { keepListed, keptPlayers, type KeptPlayers } from './listed-players.js';
import { type BoxScoreRows, readGame, readRows, type RowKind, rowStatements } from './box-score-rows.statements.js';

interface KindKey extends TenantKey {
  kind: RowKind;
}

interface RowsKey extends TenantKey {
  kinds: ReadonlySet<RowKind>;
}

const NO_ROWS: BoxScoreRows = { lines: [], periodScores: [] };

/** The rows of a game, of both teams and in no order. */
export async function rowsOfGame(
  ctx: RequestContext,
  { organizationId, id }: TenantKey,
  kinds: ReadonlySet<RowKind>,
): Promise<BoxScoreRows> {
  const read = (kind: RowKind): Promise<BoxScoreRows> | BoxScoreRows =>
    kinds.has(kind) ? rowsOfKind(ctx).load({ organizationId, id, kind }) : NO_ROWS;
  const [{ lines }, { periodScores }] = await Promise.all([read('lines'), read('periodScores')]);
  return { lines, periodScores };
}

/** A game together with its rows, which then need not be read on their own. Null when there is no such game. */
export const gameWithRows = (ctx: RequestContext): DataLoader<RowsKey, Game | null, string> =>
  perRequest(ctx, makeGameWithRows);

const rowsOfKind = (ctx: RequestContext): DataLoader<KindKey, BoxScoreRows, string> => perRequest(ctx, makeRowsOfKind);

/** One game alone comes with its rows in one statement. Several come in one, and their rows in another one later. */
function makeGameWithRows(ctx: RequestContext): DataLoader<RowsKey, Game | null, string> {
  return new DataLoader(
    async (keys) => {
      const [key, ...others] = keys;
      if (key !== undefined && others.length === 0) return [await gameAndItsRows(ctx, key)];
      return gameById(ctx).loadMany(keys);
    },
    { cacheKeyFn: ({ organizationId, id, kinds }) => `${organizationId}:${id}:${[...kinds].join()}` },
  );
}

/**
 * Reads a game together with its rows, in one statement and what the process keeps; null when there is no such game.
 */
export async function readGameWithRows(
  ctx: RequestContext,
  { organizationId, id, kinds }: RowsKey,
): Promise<{ game: Game; rows: BoxScoreRows } | null> {
  const players = keptPlayers(ctx, organizationId);
  const kept = players instanceof Promise ? await players : players;
  const { withGame } = rowStatements(kinds, kept.size === 0);
  const row = await queryById(ctx, withGame, organizationId, id);
  if (row === undefined) return null;
  const [game, ...texts] = row;
  const { own, references: ids } = readGame(game, organizationId);
  const rows = rowsIn(kept, organizationId, texts);
  const referred = referencesOf(ctx, organizationId, ids);
  const references = referred instanceof Promise ? await referred : referred;
  return references && { game: gameOf({ own, references }), rows };
}

async function gameAndItsRows(ctx: RequestContext, key: RowsKey): Promise<Game | null> {
  const read = await readGameWithRows(ctx, key);
  if (read === null) return null;
  const { game, rows } = read;
  gameById(ctx).prime(game, game);
  for (const kind of key.kinds) rowsOfKind(ctx).prime({ organizationId: key.organizationId, id: key.id, kind }, rows);
  return game;
}

/**
 * Whatever kinds of rows of whatever games are asked for at once come in one statement, which leaves out a kind that
 * nobody asked for.
 */
function makeRowsOfKind(ctx: RequestContext): DataLoader<KindKey, BoxScoreRows, string> {
  return new DataLoader(
    async (keys) => {
      const read = new Map<number, Promise<Map<number, BoxScoreRows>>>();
      for (const { organizationId } of keys) {
        if (read.has(organizationId)) continue;
        read.set(
          organizationId,
          readGames(
            ctx,
            organizationId,
            keys.filter((key) => key.organizationId === organizationId),
          ),
        );
      }
      return Promise.all(
        keys.map(async ({ organizationId, id }) => (await read.get(organizationId))?.get(id) ?? NO_ROWS),
      );
    },
    { cacheKeyFn: ({ organizationId, id, kind }) => `${organizationId}:${id}:${kind}` },
  );
}

async function readGames(
  ctx: RequestContext,
  organizationId: number,
  keys: KindKey[],
): Promise<Map<number, BoxScoreRows>> {
  const ids = [...new Set(keys.map(({ id }) => id))];
  const kept = await keptPlayers(ctx, organizationId);
  const { one, many } = rowStatements(new Set(keys.map(({ kind }) => kind)), kept.size === 0);
  const [id, ...others] = ids;
  const alone = id !== undefined && others.length === 0;
  const rows = alone
    ? await query(ctx, one, organizationId, [organizationId, id])
    : await query(ctx, many, organizationId, [organizationId, ids]);
  const byGame = new Map<number, BoxScoreRows>();
  for (const [gameId, ...texts] of rows) byGame.set(gameId, rowsIn(kept, organizationId, texts));
  return byGame;
}

/** The rows that a statement gives as texts; players who come along are kept. */
function rowsIn(kept: KeptPlayers, organizationId: number, texts: Parameters<typeof readRows>[0]): BoxScoreRows {
  const [, , players] = texts;
  if (players !== null) keepListed(kept, organizationId, players);
  return readRows(texts);
}

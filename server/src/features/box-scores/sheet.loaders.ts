import DataLoader from 'dataloader';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import type { TenantKey } from '../../lib/tenant-loader.js';
import { gameById } from '../games/game.loaders.js';
import { gameOf } from '../games/game.row.js';
import type { Game } from '../games/game.type.js';
import { referencesOf } from '../games/game-references.js';
import { namesForCaller, shownNames } from '../player-names/player-names.service.js';
import {
  type Part,
  type RawLine,
  type RawPeriodScore,
  type Sheet,
  sheetStatements,
  toGameAndSheet,
  toSheet,
} from './sheet.statements.js';

interface PartKey extends TenantKey {
  part: Part;
}

interface SheetKey extends TenantKey {
  parts: ReadonlySet<Part>;
}

/** The lines of a game, of both teams and in no order. */
export async function linesOfGame(ctx: RequestContext, { organizationId, id }: TenantKey): Promise<RawLine[]> {
  return (await sheetPart(ctx).load({ organizationId, id, part: 'lines' })).lines;
}

/** The period scores of a game, of both teams and in no order. */
export async function periodScoresOfGame(
  ctx: RequestContext,
  { organizationId, id }: TenantKey,
): Promise<RawPeriodScore[]> {
  return (await sheetPart(ctx).load({ organizationId, id, part: 'periods' })).periods;
}

/**
 * A game together with parts of its sheet, which then need not be read on their own. Null when there is no such game.
 */
export const gameWithSheet = (ctx: RequestContext): DataLoader<SheetKey, Game | null, string> =>
  perRequest(ctx, makeGameWithSheet);

const sheetPart = (ctx: RequestContext): DataLoader<PartKey, Sheet, string> => perRequest(ctx, makeSheetPart);

/** One game alone comes with its sheet in one statement. Several come in one, and their sheets in another one later. */
function makeGameWithSheet(ctx: RequestContext): DataLoader<SheetKey, Game | null, string> {
  return new DataLoader(
    async (keys) => {
      const [key, ...others] = keys;
      if (key !== undefined && others.length === 0) return [await gameAndItsSheet(ctx, key)];
      return gameById(ctx).loadMany(keys);
    },
    { cacheKeyFn: ({ organizationId, id, parts }) => `${organizationId}:${id}:${[...parts].join()}` },
  );
}

/**
 * Reads a game together with parts of its sheet, in one statement and what the process keeps; null when there is no
 * such game.
 */
export async function readGameWithSheet(
  ctx: RequestContext,
  { organizationId, id, parts }: SheetKey,
): Promise<{ game: Game; sheet: Sheet } | null> {
  const [row] = await query(ctx, sheetStatements(parts).withGame, organizationId, [organizationId, id]);
  if (row === undefined) return null;
  const { game, references: ids, sheet } = toGameAndSheet(row[0]);
  await nameLines(ctx, organizationId, [sheet]);
  const references = await referencesOf(ctx, organizationId, ids);
  return references && { game: gameOf(organizationId, game, references), sheet };
}

async function gameAndItsSheet(ctx: RequestContext, key: SheetKey): Promise<Game | null> {
  const found = await readGameWithSheet(ctx, key);
  if (found === null) return null;
  const { game, sheet } = found;
  gameById(ctx).prime(game, game);
  for (const part of key.parts) sheetPart(ctx).prime({ organizationId: key.organizationId, id: key.id, part }, sheet);
  return game;
}

/**
 * Whatever parts of whatever games are asked for at once come in one statement, which leaves out a part that nobody
 * asked for.
 */
function makeSheetPart(ctx: RequestContext): DataLoader<PartKey, Sheet, string> {
  return new DataLoader(
    async (keys) => {
      const read = new Map<number, Promise<Map<number, Sheet>>>();
      for (const { organizationId } of keys) {
        if (read.has(organizationId)) continue;
        read.set(
          organizationId,
          readSheets(
            ctx,
            organizationId,
            keys.filter((key) => key.organizationId === organizationId),
          ),
        );
      }
      return Promise.all(
        keys.map(
          async ({ organizationId, id }) => (await read.get(organizationId))?.get(id) ?? { lines: [], periods: [] },
        ),
      );
    },
    { cacheKeyFn: ({ organizationId, id, part }) => `${organizationId}:${id}:${part}` },
  );
}

/** Puts the names that are meant for the caller into lines as they were read. */
async function nameLines(ctx: RequestContext, organizationId: number, sheets: readonly Sheet[]): Promise<void> {
  if ((await namesForCaller(ctx, organizationId)) === 'full') return;
  const players = sheets.flatMap(({ lines }) => lines.map(({ 6: player }) => player));
  const names = await shownNames(
    ctx,
    organizationId,
    players.map(([id, firstName, lastName]) => ({ id, firstName, lastName })),
  );
  for (const [index, player] of players.entries())
    [player[1], player[2]] = [names[index]!.firstName, names[index]!.lastName];
}

async function readSheets(ctx: RequestContext, organizationId: number, keys: PartKey[]): Promise<Map<number, Sheet>> {
  const ids = [...new Set(keys.map(({ id }) => id))];
  const { one, many } = sheetStatements(new Set(keys.map(({ part }) => part)));
  const [id, ...others] = ids;
  const alone = id !== undefined && others.length === 0;
  const rows = alone
    ? await query(ctx, one, organizationId, [organizationId, id])
    : await query(ctx, many, organizationId, [organizationId, ids]);
  const sheets = new Map(rows.map(([gameId, ...texts]) => [gameId, toSheet(texts)]));
  await nameLines(ctx, organizationId, [...sheets.values()]);
  return sheets;
}

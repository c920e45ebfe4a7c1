import { planCells, type CellPlan } from '../../domain/statistics/plan-cells.js';
import type { RequestContext } from '../../context/request-context.js';
import { conflict, invalidInput } from '../../lib/errors.js';
import { authorFor, requireScorekeeper } from '../../lib/policy.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { changedMeanwhile } from '../audit/change.service.js';
import { type Write, writeAs } from '../audit/write.service.js';
import { refreshPlayerTotals } from '../totals/totals.service.js';
import { type CellWish, type CellWishes, checkCells, findPlayers } from './check-cells.js';
import { lockLines, type ReadCell, readCells, writeCells } from './cell-statements.js';
import { type EnteredGame, type GamePlayer, lockEnteredGame } from './entered-game.service.js';
import type { SaveStatisticsInput } from './statistics.input.js';

/** A cell as it is stored now. */
export interface SavedCell {
  readonly playerId: number;
  readonly definitionId: number;
  readonly value: number | null;
  readonly version: number;
}

/** A set that came too late, with what it wanted and who was faster. */
export interface StaleSet {
  readonly cell: SavedCell;
  readonly value: number | null;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** What a save did. */
export interface SavedStatistics {
  readonly organizationId: number;
  readonly gameId: number;
  /** Every cell that was named. */
  readonly cells: SavedCell[];
  readonly stale: StaleSet[];
  readonly undoId: string | null;
}

/**
 * Stores values of players in a game: sets where nobody else was faster, adds whatever there is, once each. Several may
 * do so at once; what is stale is left as it is and listed, which is no error. A player of the roster who has no line
 * gets one. The status of the game stays as it is. It can be undone. Admins, and holders
 * of a link for the game.
 * @throws 400 naming the wrong fields; 404 for a game, team, player or statistic that is unknown or not of the game;
 *   409 (412 at the REST adapter) for a value that has changed since the version that all go by; 422 for a derived
 *   statistic. Nothing is written then.
 */
export function saveStatistics(
  ctx: RequestContext,
  gameId: string | number,
  input: SaveStatisticsInput,
): Promise<SavedStatistics> {
  const { organizationId, author } = requireScorekeeper(ctx, gameId);
  const wishes = checkCells(input, ctx.transport === 'graphql');
  const sameOperation = () =>
    conflict('One of adds is being done by another request at this moment. Please send it again.');
  return refuseDuplicates({ statistics_ledger_operation_key: sameOperation }, () =>
    writeAs(ctx, organizationId, author, (tx) => saveCells(tx, gameId, wishes), {
      rowCount: wishes.sets.length + wishes.adds.length,
    }),
  );
}

async function saveCells(tx: Write, gameId: string | number, wishes: CellWishes): Promise<SavedStatistics> {
  const { organizationId } = tx;
  const all: CellWish[] = [...wishes.sets, ...wishes.adds];
  const game = await lockEnteredGame(tx, gameId, unique(all.map(({ playerId }) => playerId)));
  const players = findPlayers(game, all);
  if (all.length === 0) return { organizationId, gameId: game.id, cells: [], stale: [], undoId: null };
  const storing = new Set(all.filter(({ stores }) => stores).map(({ playerId }) => playerId));
  const listed = [...players.values()].filter(({ playerId, hasLine }) => hasLine || storing.has(playerId));
  const groups = game.totalsOf([...players.values()].map(({ teamId }) => teamId));
  const teamIds = groups.map(({ teamId }) => teamId);
  if (!game.counts) tx.liveChange = { gameId: game.id, playerIds: listed.map(({ playerId }) => playerId) };
  const madeLineIds: number[] = [];
  const locked = new Set<number>();
  const lock = async (them: readonly GamePlayer[]): Promise<void> => {
    const lines = await lockLines(tx, game, them, teamIds);
    madeLineIds.push(...lines.made);
    for (const id of lines.locked) locked.add(id);
  };
  const readAll = (): ReturnType<typeof readCells> =>
    readCells(
      tx,
      game,
      [...new Map(all.map((wish) => [keyOf(wish), wish])).values()],
      wishes.adds.map(({ operationId }) => operationId),
    );
  await lock(listed);
  let read = await readAll();
  // Somebody has removed a line, or made one, at this very moment: whatever is changed has to be locked.
  const missed = (): GamePlayer[] => {
    const lineOf = new Map(read.cells.map(({ playerId, lineId }) => [playerId, lineId]));
    return [...players.values()].flatMap((player) => {
      const lineId = lineOf.get(player.playerId)!;
      const isMissed = lineId === 0 ? storing.has(player.playerId) : !locked.has(lineId);
      return isMissed ? [{ ...player, hasLine: lineId !== 0 }] : [];
    });
  };
  for (let others = missed(); others.length > 0; others = missed()) {
    await lock(others);
    read = await readAll();
  }
  for (const { playerId, teamId } of read.cells)
    if (teamId !== 0 && teamId !== players.get(playerId)?.teamId)
      throw conflict('A player has been listed for the other team meanwhile. Please look at it again.');
  const cells = new Map(read.cells.map((cell) => [keyOf(cell), cell]));
  const cellOf = (wish: CellWish): ReadCell => cells.get(keyOf(wish))!;
  const plan = planCells(
    new Map(read.cells.map((cell) => [cell, cell])),
    wishes.sets.map((set) => ({ ...set, cell: cellOf(set) })),
    wishes.adds.map((add) => ({ ...add, cell: cellOf(add) })),
    read.done,
  );
  refuseOutOfLimits(wishes, plan);
  refuseChangedSince(tx, game, wishes, cellOf);
  const last = new Map(plan.steps.map(({ cell, after }) => [cell, after]));
  const values = new Map([...last].filter(([cell, value]) => cell.value !== value));
  let versions = new Map<ReadCell, number>();
  let undoId: string | null = null;
  if (plan.steps.length > 0 || madeLineIds.length > 0)
    ({ versions, undoId } = await writeCells(tx, game, { steps: plan.steps, values, madeLineIds }));
  if (values.size > 0 && groups.length > 0)
    await refreshPlayerTotals(tx.manager, organizationId, {
      groups,
      playerIds: unique([...values.keys()].map(({ playerId }) => playerId)),
    });
  const saved = (cell: ReadCell): SavedCell => ({
    playerId: cell.playerId,
    definitionId: cell.definitionId,
    value: values.has(cell) ? values.get(cell)! : cell.value,
    version: versions.get(cell) ?? cell.version,
  });
  return {
    organizationId,
    gameId: game.id,
    cells: read.cells.map(saved),
    stale: plan.stale.map((index) => {
      const set = wishes.sets[index]!;
      const cell = cellOf(set);
      return { cell: saved(cell), value: set.value, changedBy: cell.changedBy, changedAt: cell.changedAt ?? tx.now };
    }),
    undoId,
  };
}

/**
 * Versions of cells are of one sequence, so that the highest one of cells that were seen together says of each whether
 * it was seen.
 */
function refuseChangedSince(
  tx: Write,
  { definitions }: EnteredGame,
  { sets, expectedVersion }: CellWishes,
  cellOf: (wish: CellWish) => ReadCell,
): void {
  if (expectedVersion === null) return;
  const since = sets
    .filter((set) => cellOf(set).value !== set.value)
    .map(cellOf)
    .filter(({ version }) => version > expectedVersion);
  if (since.length === 0) return;
  const by = [...new Set(since.map(({ changedBy }) => authorFor(tx.ctx, changedBy)))].filter((name) => name !== '');
  const what = since.map(({ definitionId }) => definitions.find(({ id }) => id === definitionId)!.abbreviation);
  const who = by.length > 0 ? ` by ${by.join(' and ')}` : '';
  const message = `The statistics have been changed meanwhile${who}: ${[...new Set(what)].join(', ')}. Please look at them again.`;
  const version = Math.max(...since.map((cell) => cell.version));
  const details = { version, changedBy: by, changedFields: [...new Set(what)] };
  throw changedMeanwhile(tx, message, { details });
}

function refuseOutOfLimits({ adds }: CellWishes, { outOfLimits }: CellPlan<ReadCell>): void {
  if (outOfLimits.length === 0) return;
  throw invalidInput(
    outOfLimits.map((index) => ({
      field: `${adds[index]!.field}.delta`,
      message: `${adds[index]!.field}.delta would lead out of 0 to 9999.`,
    })),
  );
}

const keyOf = ({ playerId, definitionId }: Pick<CellWish, 'playerId' | 'definitionId'>): string =>
  `${playerId}-${definitionId}`;

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)].toSorted((a, b) => a - b);
}

import { defaultGamePeriods } from '../../domain/periods/default-game-periods.js';
import { type PeriodKind, periodKindOf } from '../../domain/periods/period-kind-of.js';
import { placeOfNewPeriod } from '../../domain/periods/place-of-new-period.js';
import { sportNamed } from '../../domain/sports/sport-named.js';
import { normaliseName } from '../../domain/text/normalise-name.js';
import type { RequestContext } from '../../context/request-context.js';
import { conflict, valueTaken, invalidInput, notFound } from '../../lib/errors.js';
import { checkChanges, checkNew } from '../../lib/fields/allow-list.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { recordAudit } from '../audit/audit.service.js';
import { createRow, keeping, lockOrganization, lockRow, updateRow } from '../audit/change.service.js';
import { reorderList } from '../audit/reorder.service.js';
import { newRowStamp, sqlStamp } from '../audit/stamps.js';
import { write, type Write } from '../audit/write.service.js';
import { getSport } from '../sports/sport.service.js';
import type { Sport } from '../sports/sport.type.js';
import { type Deleted, UndoRecorder } from '../undo/recorder.service.js';
import { defaultsFirst, restoreList } from '../undo/restore-list.service.js';
import { undoableWrite } from '../undo/undoable-write.service.js';
import { GamePeriodEntity } from './game-period.entity.js';
import { CHANGED_PERIOD, NEW_PERIOD } from './game-period.fields.js';
import type { CreateGamePeriodInput, UpdateGamePeriodInput } from './game-period.input.js';
import { organizationOfPeriods } from './period-scope.service.js';
import { seedGamePeriods } from './seed-game-periods.service.js';

/** A period, and whose it is: a super administrator may have acted for another organization. */
export interface PeriodKey {
  organizationId: number;
  id: number;
}

/** A list of periods that a command changed. */
export interface PeriodsChange extends Omit<Deleted, 'deletedIds'> {
  organizationId: number;
  sportId: number;
}

/** What a command does to the periods of a sport, and how it says so. */
interface ListCommand {
  command: string;
  message: (sport: Sport) => string;
  work: (tx: Write, undo: UndoRecorder, sport: Sport, rows: readonly GamePeriodEntity[]) => Promise<void>;
}

const ENTITY = 'game_period';
const TABLE = { table: 'game_periods', flag: 'hidden' } as const;
const taken = { game_periods_name_key: () => valueTaken('There is a period of this name already.', 'name') };

/**
 * Adds a period to a sport's list: an overtime behind the others, before the final score, all else at the end. The list
 * of a sport that was not played yet begins with its defaults, among which the period may be. Admins.
 * @throws 404 for an unknown sport; 409 when the name is taken, in any case
 */
export async function createGamePeriod(ctx: RequestContext, input: CreateGamePeriodInput): Promise<PeriodKey> {
  const organizationId = await organizationOfPeriods(ctx, input.userId);
  const { name } = checkNew(NEW_PERIOD, input);
  const { id: sportId } = await getSport(ctx, input.sportId);
  return refuseDuplicates(taken, () =>
    undoableWrite(ctx, organizationId, async (tx) => {
      const kind = periodKindOf(name);
      const { rows, isNew } = await periodsBeside(tx, sportId);
      const known = isNew ? rows.find((row) => normaliseName(row.name) === normaliseName(name)) : undefined;
      if (known) return { organizationId, id: known.id };
      const values = { sportId, name, kind, position: await freePosition(tx, rows, kind) };
      const { id } = await createRow(tx, GamePeriodEntity, values, { entityType: ENTITY, label: name });
      return { organizationId, id };
    }),
  );
}

/**
 * The periods of a sport, locked; where there were none, its defaults: without them the list would count as set up, and
 * a game of the sport would have that one period.
 */
async function periodsBeside(tx: Write, sportId: number): Promise<{ rows: GamePeriodEntity[]; isNew: boolean }> {
  const rows = await lockPeriods(tx, sportId);
  if (rows.length > 0) return { rows, isNew: false };
  await seedGamePeriods(tx, [sportId]);
  return { rows: await lockPeriods(tx, sportId), isNew: true };
}

/** The position that a new period takes among those of its sport; what stands behind it moves on. */
async function freePosition(tx: Write, periods: readonly GamePeriodEntity[], kind: PeriodKind): Promise<number> {
  const { organizationId } = tx;
  const rows = periods.toSorted((a, b) => a.position - b.position || a.id - b.id);
  const later = rows.slice(placeOfNewPeriod(kind, rows));
  const [next] = later;
  if (!next) return (rows.at(-1)?.position ?? -1) + 1;
  const ids = later.map(({ id }) => id);
  const stamp = sqlStamp(tx, 3);
  await keeping(tx, 'game_periods', ids, () =>
    tx.manager.query(
      `UPDATE game_periods SET position = position + 1, ${stamp.set} WHERE organization_id = $1 AND id = ANY($2)`,
      [organizationId, ids, ...stamp.params],
    ),
  );
  return next.position;
}

/** The periods of a sport by id, locked; who adds others to the organization waits. */
async function lockPeriods(tx: Write, sportId: number): Promise<GamePeriodEntity[]> {
  const { manager, organizationId } = tx;
  await lockOrganization(tx);
  return manager.find(GamePeriodEntity, {
    where: { organizationId, sportId },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}

/**
 * Shows or hides a period, or says whether it is played always or at a tie. Admins. @throws 404; 400 where it would
 * become the final, or is it; 409 for a stale version
 */
export function updateGamePeriod(
  ctx: RequestContext,
  id: string | number,
  input: UpdateGamePeriodInput,
): Promise<PeriodKey> {
  const organizationId = requireAdmin(ctx);
  const patch = checkChanges(CHANGED_PERIOD, input);
  return undoableWrite(ctx, organizationId, async (tx) => {
    const row = await lockRow(tx, GamePeriodEntity, parseId(id, 'Period'), 'Period');
    const kind = input.kind ?? row.kind;
    if (kind !== row.kind && [kind, row.kind].includes('final'))
      throw invalidInput({ field: 'kind', message: 'The final score is no period that is played.' });
    await updateRow(
      tx,
      GamePeriodEntity,
      row,
      { ...patch, kind },
      {
        entityType: ENTITY,
        label: row.name,
        expected: input.expectedVersion,
      },
    );
    return { organizationId, id: row.id };
  });
}

/**
 * Puts all periods of a sport, hidden ones too, into an order. Admins. @returns the sport's id
 * @throws 404 when the first one is unknown; 400 for a repeated one; 409 when the list has changed
 */
export function reorderGamePeriods(
  ctx: RequestContext,
  ids: readonly (string | number)[],
): Promise<{ organizationId: number; sportId: number }> {
  const organizationId = requireAdmin(ctx);
  const ordered = ids.map((id) => parseId(id, 'Period'));
  const [first] = ordered;
  if (first === undefined) throw invalidInput({ field: 'ids', message: 'ids must name all periods of the sport.' });
  return undoableWrite(ctx, organizationId, async (tx) => {
    const { sportId } = (await tx.manager.findOneBy(GamePeriodEntity, { organizationId, id: first })) ?? {};
    if (sportId === undefined) throw notFound('Period');
    const where = { sql: 'sport_id = $2', params: [sportId] };
    await lockOrganization(tx);
    await reorderList(
      tx,
      { table: 'game_periods', where, field: 'ids', entityType: ENTITY, label: 'Periods' },
      ordered,
    );
    return { organizationId, sportId };
  });
}

/** Hides all periods of a sport; it can be undone. Admins. @throws 404 for an unknown sport or user */
export function hideAllGamePeriods(
  ctx: RequestContext,
  sportId: string | number,
  userId?: string | null,
): Promise<PeriodsChange> {
  return changeList(ctx, sportId, userId, {
    command: 'game_period.hide_all',
    message: ({ name }) => `All periods of ${name} are hidden.`,
    work: (tx, undo, _sport, rows) =>
      restoreList(
        tx,
        undo,
        TABLE,
        rows,
        rows.map(({ id, position }) => ({ id, position, hidden: true })),
      ),
  });
}

/**
 * Restores the default periods of a sport, all visible and of their kind; others stay behind them, hidden. Scores stay;
 * it can be undone. Admins.
 * @throws 404 for an unknown sport or user
 */
export function resetGamePeriods(
  ctx: RequestContext,
  sportId: string | number,
  userId?: string | null,
): Promise<PeriodsChange> {
  return changeList(ctx, sportId, userId, {
    command: 'game_period.reset',
    message: ({ name }) => `Periods of ${name} are reset to default.`,
    work: restoreDefaults,
  });
}

async function restoreDefaults(
  tx: Write,
  undo: UndoRecorder,
  sport: Sport,
  rows: readonly GamePeriodEntity[],
): Promise<void> {
  const { manager, organizationId } = tx;
  const named = sportNamed(sport.name);
  const listed = rows.map(({ id, position, hidden }) => ({ id, position, hidden }));
  const defaults: { id: number; hidden: boolean }[] = [];
  const otherKind: [id: number, kind: PeriodKind][] = [];
  for (const { name, kind, order: position, hidden } of named ? defaultGamePeriods(named) : []) {
    const known = rows.find((row) => normaliseName(row.name) === normaliseName(name));
    let id = known?.id;
    if (known !== undefined && known.kind !== kind) otherKind.push([known.id, kind]);
    if (id === undefined) {
      const row = manager.create(GamePeriodEntity, {
        organizationId,
        sportId: sport.id,
        name,
        kind,
        position,
        hidden,
        ...newRowStamp(tx),
      });
      await manager.insert(GamePeriodEntity, row);
      await undo.created('game_periods', [row.id]);
      listed.push({ id: row.id, position, hidden });
      id = row.id;
    }
    defaults.push({ id, hidden });
  }
  const stamp = sqlStamp(tx, 4);
  await undo.change(
    TABLE.table,
    { sql: 't.id = ANY($2::int[])', params: [otherKind.map(([id]) => id)] },
    {
      sql: `kind = (SELECT new.kind FROM unnest($2::int[], $3::text[]) AS new (id, kind) WHERE new.id = t.id), ${stamp.set}`,
      params: [otherKind.map(([, kind]) => kind), ...stamp.params],
    },
  );
  await restoreList(tx, undo, TABLE, listed, defaultsFirst(listed, defaults));
}

async function changeList(
  ctx: RequestContext,
  sportId: string | number,
  userId: string | null | undefined,
  { command, message, work }: ListCommand,
): Promise<PeriodsChange> {
  const organizationId = await organizationOfPeriods(ctx, userId);
  const sport = await getSport(ctx, sportId);
  const meanwhile = {
    game_periods_name_key: () => conflict('The list has changed meanwhile. Please look at it again.'),
  };
  return refuseDuplicates(meanwhile, () =>
    write(ctx, organizationId, async (tx) => {
      const rows = await lockPeriods(tx, sport.id);
      const undo = new UndoRecorder(tx);
      await work(tx, undo, sport, rows);
      const undoId = await undo.save(command, message(sport));
      if (undoId !== null)
        await recordAudit(tx, { action: command, entityType: ENTITY, entityId: null, label: sport.name });
      return { organizationId, sportId: sport.id, undoId, message: message(sport) };
    }),
  );
}

import type { RequestContext } from '../../context/request-context.js';
import { checkChanges, checkNew } from '../../lib/fields/allow-list.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { InputCheck } from '../../lib/validation.js';
import { type Changes, diff, recordAudit } from '../audit/audit.service.js';
import { assertVersion, createRow, lockRow } from '../audit/change.service.js';
import { changedRowStamp } from '../audit/stamps.js';
import { write, type Write } from '../audit/write.service.js';
import { todayOf } from '../games/today.service.js';
import { SeasonLeagueEntity } from '../leagues/season-league.entity.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import { checkLostHalls, lostHallsChange, storedLostHalls } from './schedule-lost-halls.js';
import { checkScheduleSlots, refuseTooManyCells, writeSlots } from './schedule-slots.js';
import { ScheduleEntity } from './schedule.entity.js';
import { SCHEDULE_INPUT } from './schedule.fields.js';
import type { CreateScheduleInput, UpdateScheduleInput } from './schedule.input.js';

/** What saving a schedule answers. */
export interface SavedSchedule {
  id: number;
  /** Null when nothing differed. */
  undoId: string | null;
}

/** Creates a schedule without games. Admins. It can be undone. @throws 400; 404 for an unknown season league */
export function createSchedule(ctx: RequestContext, input: CreateScheduleInput): Promise<SavedSchedule> {
  const organizationId = requireAdmin(ctx);
  const check = new InputCheck();
  const entered = checkNew(SCHEDULE_INPUT, input, check);
  const slots = checkScheduleSlots(check, input);
  check.finish();
  return write(ctx, organizationId, async (tx) => {
    const seasonLeagueId = parseId(input.seasonLeagueId, 'Season league');
    const seasonLeague = await lockRow(tx, SeasonLeagueEntity, seasonLeagueId, 'Season league');
    const described = { entityType: 'schedule', label: entered.name };
    const row = await createRow(tx, ScheduleEntity, { ...entered, seasonLeagueId: seasonLeague.id }, described);
    const undo = new UndoRecorder(tx);
    await undo.created('schedules', [row.id]);
    await writeSlots(tx, undo, row.id, slots);
    await refuseTooManyCells(tx, row.id);
    return { id: row.id, undoId: await undo.save('schedule.create', `Created schedule ${row.name}.`) };
  });
}

/**
 * Changes a schedule; its games stay as they are until they are generated anew. Admins. It can be undone.
 * @throws 400; 404, also for an unknown hall that is lost; 409 for a stale version
 */
export async function updateSchedule(
  ctx: RequestContext,
  id: string | number,
  input: UpdateScheduleInput,
): Promise<SavedSchedule> {
  const organizationId = requireAdmin(ctx);
  const check = new InputCheck();
  const patch = checkChanges(SCHEDULE_INPUT, input, check);
  const slots = checkScheduleSlots(check, input);
  const lost = checkLostHalls(check, input.lostHalls);
  check.finish();
  const today = await todayOf(ctx, organizationId);
  return write(ctx, organizationId, async (tx) => {
    const row = await lockRow(tx, ScheduleEntity, parseId(id, 'Schedule'), 'Schedule');
    const described = { entityType: 'schedule', label: row.name };
    await assertVersion(tx, row, { ...described, expected: input.expectedVersion });
    const undo = new UndoRecorder(tx);
    await undo.watch('schedules', [row.id], async () => {
      const timeSlots = await writeSlots(tx, undo, row.id, slots);
      const after = lost && (await storedLostHalls(tx.manager, organizationId, lost, today));
      const lostHalls = await lostHallsChange(tx.manager, row, after ?? row.lostHalls);
      await saveSchedule(
        tx,
        row,
        { ...patch, ...lostHalls.patch },
        { ...(timeSlots === null ? {} : { timeSlots }), ...lostHalls.changes },
      );
    });
    await refuseTooManyCells(tx, row.id);
    return { id: row.id, undoId: await undo.save('schedule.update', `Changed schedule ${row.name}.`) };
  });
}

/** Writes a schedule's columns, and one entry in the trail with what changed beside them; nothing when nothing did. */
export async function saveSchedule(
  tx: Write,
  row: ScheduleEntity,
  patch: Partial<
    Pick<ScheduleEntity, 'name' | 'startDate' | 'numWeeks' | 'gameDays' | 'sameSlot' | 'lostHalls' | 'publishedAt'>
  >,
  beside: Changes = {},
  action = 'schedule.update',
): Promise<void> {
  const fields = Object.keys(patch) as (keyof typeof patch)[];
  const changes = { ...diff(row, { ...row, ...patch }, fields), ...beside };
  if (Object.keys(changes).length === 0) return;
  const { organizationId, id } = row;
  const stamp = changedRowStamp(tx, row);
  await tx.manager.update(ScheduleEntity, { organizationId, id }, { ...patch, ...stamp });
  const { version } = stamp;
  await recordAudit(tx, { action, entityType: 'schedule', entityId: id, label: row.name, version, changes });
}

import { formatCalendarDate } from '../../domain/dates/format-calendar-date.js';
import type { RequestContext } from '../../context/request-context.js';
import { valueTaken } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { refuseDuplicates } from '../../lib/unique.js';
import { definedFields, InputCheck } from '../../lib/validation.js';
import { recordAudit } from '../audit/audit.service.js';
import { createRow, lockRow, lockRows, updateRow } from '../audit/change.service.js';
import { write, type Write } from '../audit/write.service.js';
import { SeasonLeagueEntity } from '../leagues/season-league.entity.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import { WeekOffEntity } from './week-off.entity.js';
import type { CreateWeekOffInput, UpdateWeekOffInput } from './week-off.input.js';

/** What saving a week off answers. */
export interface SavedWeekOff {
  organizationId: number;
  id: number;
  /** Null when nothing differed. */
  undoId: string | null;
}

type WeekOffDay = Pick<WeekOffEntity, 'seasonLeagueId' | 'date'>;

const ENTITY = 'week_off';
const taken = {
  weeks_off_date_key: () => valueTaken('This league has a week off on this date already.', 'date'),
};

/**
 * Creates a week off of a season league. Admins. It can be undone.
 * @throws 400 for a reason that is too long or a year of two digits, 404 for an unknown season league, 409 when that
 *   date is off already
 */
export function createWeekOff(ctx: RequestContext, input: CreateWeekOffInput): Promise<SavedWeekOff> {
  const organizationId = requireAdmin(ctx);
  const reason = checkInput(input) ?? null;
  return refuseDuplicates(taken, () =>
    write(ctx, organizationId, async (tx) => {
      const seasonLeagueId = parseId(input.seasonLeagueId, 'Season league');
      await lockRow(tx, SeasonLeagueEntity, seasonLeagueId, 'Season league');
      const values = { seasonLeagueId, date: input.date, reason };
      const words = wordsOf(values, await leagueNames(tx, [seasonLeagueId]));
      const row = await createRow(tx, WeekOffEntity, values, { entityType: ENTITY, label: `Week off ${words}` });
      const undo = new UndoRecorder(tx);
      await undo.created('weeks_off', [row.id]);
      return {
        organizationId,
        id: row.id,
        undoId: await undo.save('week_off.create', `Created week off ${words}.`),
      };
    }),
  );
}

/**
 * Changes date or reason of a week off. Admins. It can be undone.
 * @throws as `createWeekOff`; 404 for an unknown week off, 409 for a stale version
 */
export function updateWeekOff(
  ctx: RequestContext,
  id: string | number,
  input: UpdateWeekOffInput,
): Promise<SavedWeekOff> {
  const organizationId = requireAdmin(ctx);
  const reason = checkInput(input);
  return refuseDuplicates(taken, () =>
    write(ctx, organizationId, async (tx) => {
      const row = await lockRow(tx, WeekOffEntity, parseId(id, 'Week off'), 'Week off');
      await lockRow(tx, SeasonLeagueEntity, row.seasonLeagueId, 'Season league');
      const words = wordsOf(row, await leagueNames(tx, [row.seasonLeagueId]));
      const label = `Week off ${words}`;
      const patch = definedFields({ date: input.date ?? undefined, reason });
      const undo = new UndoRecorder(tx);
      await undo.watch('weeks_off', [row.id], () =>
        updateRow(tx, WeekOffEntity, row, patch, { entityType: ENTITY, label, expected: input.expectedVersion }),
      );
      return { organizationId, id: row.id, undoId: await undo.save('week_off.update', `Changed week off ${words}.`) };
    }),
  );
}

/**
 * Removes weeks off, all or none, as a part of a command that can be undone.
 * @throws 404 when one of them is unknown
 */
export async function removeWeeksOff(tx: Write, undo: UndoRecorder, ids: readonly number[]): Promise<void> {
  const weeksOff = await lockRows(tx, WeekOffEntity, ids, 'Week off');
  const names = await leagueNames(
    tx,
    weeksOff.map(({ seasonLeagueId }) => seasonLeagueId),
  );
  await undo.remove('weeks_off', { sql: 't.id = ANY($2)', params: [ids] });
  for (const weekOff of weeksOff)
    await recordAudit(tx, {
      action: 'week_off.delete',
      entityType: ENTITY,
      entityId: weekOff.id,
      label: `Week off ${wordsOf(weekOff, names)}`,
    });
}

/** @returns the reason, tidied */
function checkInput({ date, reason: entered }: UpdateWeekOffInput): string | null | undefined {
  const check = new InputCheck();
  check.date('date', date);
  const reason = check.text('reason', entered, { max: 200 });
  check.finish();
  return reason;
}

/** The leagues' names by the ids of their rows in a season. */
async function leagueNames(tx: Write, seasonLeagueIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = (await tx.manager.query(
    `SELECT sl.id, l.name FROM season_leagues sl
     JOIN leagues l ON l.organization_id = sl.organization_id AND l.id = sl.league_id
     WHERE sl.organization_id = $1 AND sl.id = ANY($2)`,
    [tx.organizationId, seasonLeagueIds],
  )) as { id: number; name: string }[];
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * 'of D1 on Dec 20, 2026', as trail and undo name a week off: a hall that is closed takes the day from several leagues.
 */
function wordsOf({ seasonLeagueId, date }: WeekOffDay, names: ReadonlyMap<number, string>): string {
  return `of ${names.get(seasonLeagueId)} on ${formatCalendarDate(date)}`;
}

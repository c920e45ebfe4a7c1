import { MOST_WEEKS } from '../../domain/schedule/most-weeks.js';
import { invalidInput } from '../../lib/errors.js';
import type { InputCheck } from '../../lib/validation.js';
import type { Write } from '../audit/write.service.js';
import { findOrCreateLocation } from '../locations/location.write.service.js';
import type { UndoRecorder } from '../undo/recorder.service.js';
import type { ScheduleTimeSlotInput } from './schedule.input.js';

/** More than any league has. */
const MOST_SLOTS = 2000;

/**
 * Room for games that a schedule has at most: ten years of a large league's evenings; more would take seconds to look
 * through.
 */
const MOST_CELLS = 5000;

/** Time slots as somebody enters them: in full, or as times. */
export interface EnteredSlots {
  timeSlots?: ScheduleTimeSlotInput[] | null;
  times?: string[] | null;
  weeklyTimes?: string[][] | null;
}

/** A time slot as entered; a place that is undefined is that of the slot with its time so far. */
export interface EnteredSlot {
  weekIndex: number | null;
  time: string;
  location: string | null | undefined;
  court: string | null | undefined;
}

/** A stored time slot without its position. */
interface StoredSlot {
  weekIndex: number | null;
  time: string;
  locationId: number | null;
  court: string | null;
}

/** What was entered of slots: those of every week, those of single weeks; undefined where nothing was said of them. */
export interface CheckedSlots {
  everyWeek: EnteredSlot[] | undefined;
  singleWeeks: EnteredSlot[] | undefined;
}

/** Checks what was entered of time slots. */
export function checkScheduleSlots(check: InputCheck, { timeSlots, times, weeklyTimes }: EnteredSlots): CheckedSlots {
  check.that(
    timeSlots == null || (times == null && weeklyTimes == null),
    'timeSlots',
    'Give timeSlots, or times and weeklyTimes, not both.',
  );
  const count = timeSlots?.length ?? (times?.length ?? 0) + (weeklyTimes?.flat().length ?? 0);
  check.that(count <= MOST_SLOTS, 'timeSlots', `timeSlots must have at most ${MOST_SLOTS} entries.`);
  check.that(
    (weeklyTimes?.length ?? 0) <= MOST_WEEKS,
    'weeklyTimes',
    `weeklyTimes must have at most ${MOST_WEEKS} weeks.`,
  );
  if (timeSlots != null) {
    const slots = timeSlots.slice(0, MOST_SLOTS).map((slot, index) => checkSlot(check, `timeSlots.${index}`, slot));
    return {
      everyWeek: slots.filter(({ weekIndex }) => weekIndex === null),
      singleWeeks: slots.filter(({ weekIndex }) => weekIndex !== null),
    };
  }
  const timed = (time: string, weekIndex: number | null): EnteredSlot => {
    return { weekIndex, time, location: undefined, court: undefined };
  };
  return {
    everyWeek: times?.map((time) => timed(time, null)),
    singleWeeks: weeklyTimes?.flatMap((week, index) => week.map((time) => timed(time, index))),
  };
}

function checkSlot(
  check: InputCheck,
  at: string,
  { weekIndex, time, location, court }: ScheduleTimeSlotInput,
): EnteredSlot {
  return {
    weekIndex: check.integer(`${at}.weekIndex`, weekIndex, { max: MOST_WEEKS - 1 }) ?? null,
    time,
    location: check.text(`${at}.location`, location, { max: 200 }) ?? null,
    court: check.text(`${at}.court`, court, { max: 50 }) ?? null,
  };
}

/**
 * Replaces the slots of a schedule by those entered, where any were.
 * @returns those before and after, for the trail; null when none differ
 */
export async function writeSlots(
  tx: Write,
  undo: UndoRecorder,
  scheduleId: number,
  { everyWeek, singleWeeks }: CheckedSlots,
): Promise<[before: string[], after: string[]] | null> {
  if (everyWeek === undefined && singleWeeks === undefined) return null;
  const before = await readSlots(tx, scheduleId);
  const [always, weekly] = [
    before.filter((slot) => slot.weekIndex === null),
    before.filter((slot) => slot.weekIndex !== null),
  ];
  const next = [
    ...(everyWeek === undefined ? always : await placed(tx, everyWeek, always)),
    ...(singleWeeks === undefined ? weekly : await placed(tx, singleWeeks, weekly)),
  ];
  if (JSON.stringify(next) === JSON.stringify([...always, ...weekly])) return null;
  await undo.remove('schedule_time_slots', { sql: 't.schedule_id = $2', params: [scheduleId] });
  const made = await tx.manager.query<{ id: number }[]>(
    `INSERT INTO schedule_time_slots (organization_id, schedule_id, week_index, time, location_id, court, position)
     SELECT $1, $2, "weekIndex", time, "locationId", court, number - 1
     FROM ROWS FROM (jsonb_to_recordset($3::jsonb) AS ("weekIndex" int, time text, "locationId" int, court text)) WITH ORDINALITY
       AS n ("weekIndex", time, "locationId", court, number)
     ORDER BY number RETURNING id`,
    [tx.organizationId, scheduleId, JSON.stringify(next)],
  );
  await undo.created(
    'schedule_time_slots',
    made.map(({ id }) => id),
  );
  return [before.map(inWords), next.map(inWords)];
}

/** 'week 3 18:00 court A' */
function inWords({ weekIndex, time, court }: StoredSlot): string {
  return [weekIndex === null ? [] : `week ${weekIndex + 1}`, time, court ?? []].flat().join(' ');
}

function readSlots(tx: Write, scheduleId: number): Promise<StoredSlot[]> {
  return tx.manager.query<StoredSlot[]>(
    `SELECT week_index AS "weekIndex", time, location_id AS "locationId", court FROM schedule_time_slots
     WHERE organization_id = $1 AND schedule_id = $2 ORDER BY position, id`,
    [tx.organizationId, scheduleId],
  );
}

/** The slots with their halls; one of which none is said has hall and court of the slot of its week and time so far. */
async function placed(tx: Write, slots: readonly EnteredSlot[], before: readonly StoredSlot[]): Promise<StoredSlot[]> {
  const left = [...before];
  const ids = new Map<string, number>();
  for (const { location } of slots)
    if (location != null && !ids.has(location))
      ids.set(location, await findOrCreateLocation(tx, { name: location, url: undefined }));
  return slots.map(({ weekIndex, time, location, court }) => {
    const at = left.findIndex((slot) => slot.weekIndex === weekIndex && slot.time === time);
    const [former] = at === -1 ? [] : left.splice(at, 1);
    return {
      weekIndex,
      time,
      locationId: location === undefined ? (former?.locationId ?? null) : location === null ? null : ids.get(location)!,
      court: court === undefined ? (former?.court ?? null) : court,
    };
  });
}

/** Refuses a schedule, as it stands now, with more cells than could be looked through quickly. @throws 400 */
export async function refuseTooManyCells({ manager, organizationId }: Write, scheduleId: number): Promise<void> {
  const [row] = await manager.query<[{ cells: string }]>(
    `SELECT greatest(cardinality(s.game_days), 1) * (
       SELECT coalesce(sum(CASE WHEN o.week_index IS NULL THEN s.num_weeks ELSE 1 END), 0) FROM schedule_time_slots o
       WHERE o.organization_id = $1 AND o.schedule_id = s.id) AS cells
     FROM schedules s WHERE s.organization_id = $1 AND s.id = $2`,
    [organizationId, scheduleId],
  );
  const cells = Number(row.cells);
  if (cells > MOST_CELLS)
    throw invalidInput({
      field: 'timeSlots',
      message: `Weeks, game days and times make room for ${cells} games; ${MOST_CELLS} is the most. Take fewer of them.`,
    });
}

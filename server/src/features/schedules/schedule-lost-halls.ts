import type { EntityManager } from 'typeorm';
import { formatCalendarDate } from '../../domain/dates/format-calendar-date.js';
import { type LostHall, withLostHalls } from '../../domain/schedule/lost-halls.js';
import { notFound } from '../../lib/errors.js';
import type { InputCheck } from '../../lib/validation.js';
import type { Changes } from '../audit/audit.service.js';
import type { ScheduleEntity } from './schedule.entity.js';

/** More than any schedule loses. */
const MOST_LOST_HALLS = 500;

/** A lost hall as somebody enters it. */
export interface EnteredLostHall {
  /** Its name. */
  readonly location: string;
  /** YYYY-MM-DD; null is every date from `from` on. */
  readonly date?: string | null;
  /** YYYY-MM-DD; absent: today. */
  readonly from?: string | null;
}

/** Checks what was entered of lost halls; undefined where nothing was. */
export function checkLostHalls(
  check: InputCheck,
  entered: readonly EnteredLostHall[] | null | undefined,
): EnteredLostHall[] | undefined {
  if (entered == null) return undefined;
  check.that(entered.length <= MOST_LOST_HALLS, 'lostHalls', `lostHalls must have at most ${MOST_LOST_HALLS} entries.`);
  return entered.slice(0, MOST_LOST_HALLS).map(({ location, date, from }, index) => ({
    location: check.name(`lostHalls.${index}.location`, location, 200) ?? '',
    date: check.date(`lostHalls.${index}.date`, date ?? null),
    from: check.date(`lostHalls.${index}.from`, from ?? null),
  }));
}

/**
 * Lost halls as they are stored: by their places, of which several may have one name. @throws 404 for a name that no
 * place of the organization has
 */
export async function storedLostHalls(
  manager: EntityManager,
  organizationId: number,
  entered: readonly EnteredLostHall[],
  today: string,
): Promise<LostHall[]> {
  if (entered.length === 0) return [];
  const places = await manager.query<{ id: number; name: string }[]>(
    'SELECT id, name FROM locations WHERE organization_id = $1 AND name = ANY($2) ORDER BY id',
    [organizationId, entered.map(({ location }) => location)],
  );
  const lost = entered.flatMap(({ location, date = null, from }): LostHall[] => {
    const named = places.filter(({ name }) => name === location);
    if (named.length === 0) throw notFound('Location');
    return named.map(({ id }) => ({ locationId: id, date, from: date ?? from ?? today }));
  });
  return withLostHalls([], lost);
}

/**
 * What storing other lost halls changes of a schedule, for its row and in words for the trail; nothing where none
 * differ.
 */
export async function lostHallsChange(
  manager: EntityManager,
  { organizationId, lostHalls: before }: Pick<ScheduleEntity, 'organizationId' | 'lostHalls'>,
  after: LostHall[],
): Promise<{ patch: { lostHalls?: LostHall[] }; changes: Changes }> {
  const keys = (lostHalls: readonly LostHall[]): string =>
    lostHalls
      .map(({ locationId, date, from }) => JSON.stringify([Number(locationId), date, from]))
      .toSorted()
      .join();
  if (keys(before) === keys(after)) return { patch: {}, changes: {} };
  const places = await manager.query<{ id: number; name: string }[]>(
    'SELECT id, name FROM locations WHERE organization_id = $1 AND id = ANY($2)',
    [organizationId, [...before, ...after].map(({ locationId }) => Number(locationId))],
  );
  const nameOf = new Map(places.map(({ id, name }) => [id, name]));
  const words = (lostHalls: readonly LostHall[]): string[] =>
    lostHalls.flatMap(({ locationId, date, from }) => {
      const name = nameOf.get(Number(locationId));
      const when = date === null ? `from ${formatCalendarDate(from)} on` : formatCalendarDate(date);
      return name === undefined ? [] : [`${name}, ${when}`];
    });
  return { patch: { lostHalls: after }, changes: { lostHalls: [words(before), words(after)] } };
}

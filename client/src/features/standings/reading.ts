import { isCalendarDate } from '@domain/dates/is-calendar-date';

/** How standings are read: as the specified list of teams (''), or as tables of each league or division. */
export type StandingsView = '' | 'league' | 'division';

/** The view of an address; what is none is the list. */
export function viewOf(search: URLSearchParams): StandingsView {
  const view = search.get('view');
  return view === 'league' || view === 'division' ? view : '';
}

/** The day that an address asks for, 'YYYY-MM-DD'; '' for now, and for what is no date. */
export function asOfOf(search: URLSearchParams): string {
  const day = search.get('asOf') ?? '';
  return isCalendarDate(day) ? day : '';
}

/**
 * Where a day stands among the days with results, which are in order: at the last one until then; -1 before the first.
 */
export function placeOfDay(days: readonly string[], asOf: string): number {
  return asOf === '' ? days.length - 1 : days.findLastIndex((day) => day <= asOf);
}

/** The day of a place, as the address has it: the last one is now. */
export function dayOfPlace(days: readonly string[], place: number): string {
  return place >= days.length - 1 ? '' : days[Math.max(0, place)]!;
}

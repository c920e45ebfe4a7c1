import { formatShortDate } from '@/lib/dates';
import type { ScheduleLostHallInput } from '@/graphql/schema.generated';
import { t } from '@/texts';
import type { ScheduleHeadFragment } from './schedules.generated';

type LostHall = ScheduleHeadFragment['lostHalls'][number];

/** 'South Hall, Dec 7' or 'South Hall, from Dec 7 on' */
export function lostHallWords({ location, date, from }: Pick<LostHall, 'location' | 'date' | 'from'>): string {
  return date === null
    ? t.schedules.lost_from({ hall: location, day: formatShortDate(from) })
    : t.schedules.lost_on_day({ hall: location, day: formatShortDate(date) });
}

/** Lost halls as the server is told of them. */
export function lostHallsInput(lostHalls: readonly LostHall[]): ScheduleLostHallInput[] {
  return lostHalls.map(({ location, date, from }) => ({ location, date, from }));
}

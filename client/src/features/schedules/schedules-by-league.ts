import type { ScheduleHeadFragment } from './schedules.generated';

/** The schedules of one league in one season. */
export interface LeagueSchedules {
  /** The season league's id. */
  id: string;
  /** 'D1, Fall 2025' */
  title: string;
  schedules: ScheduleHeadFragment[];
}

/** Schedules by league: those of active seasons first, each in the order in which they came. */
export function schedulesByLeague(schedules: readonly ScheduleHeadFragment[]): LeagueSchedules[] {
  const isActive = ({ seasonLeague }: ScheduleHeadFragment): boolean => seasonLeague?.season?.active === true;
  const ordered = [...schedules.filter(isActive), ...schedules.filter((each) => !isActive(each))];
  const groups = new Map<string, LeagueSchedules>();
  for (const schedule of ordered) {
    const { id = '', league, season } = schedule.seasonLeague ?? {};
    const title = [league?.name, season?.name].filter(Boolean).join(', ');
    const group = groups.get(id) ?? { id, title, schedules: [] };
    group.schedules.push(schedule);
    groups.set(id, group);
  }
  return [...groups.values()];
}

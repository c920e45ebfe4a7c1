import type { Id } from '../ordering/id.js';
import { type DerivedBye, derivedByes, type PublishedSchedule, type ScheduledGame } from './derived-byes.js';
import { gamesOfWeek, type TableWeek } from './week-table.js';

/** Who rests in a week of a schedule, and who plays twice. */
export interface WeekRest {
  readonly byes: readonly DerivedBye[];
  /** In the order of the teams given. */
  readonly doubleHeaders: readonly Id[];
}

/**
 * Who rests in each week of a schedule, by the games of its season league, and who plays twice, by those of the schedule.
 * @param league what byes follow from
 * @returns week by week, as the table has them
 */
export function restOfWeeks(
  schedule: PublishedSchedule,
  table: readonly TableWeek<Pick<ScheduledGame, 'homeTeamId' | 'awayTeamId'>>[],
  league: {
    readonly teamIds: readonly Id[];
    readonly games: readonly ScheduledGame[];
    /** Dates on which it does not play. */
    readonly weeksOff: ReadonlySet<string>;
  },
): WeekRest[] {
  const byes = derivedByes(schedule, league.teamIds, league.games, league.weeksOff);
  return table.map((week) => {
    const games = new Map<Id, number>();
    for (const { homeTeamId, awayTeamId } of gamesOfWeek(week))
      for (const id of [homeTeamId, awayTeamId]) games.set(id, (games.get(id) ?? 0) + 1);
    return {
      byes: byes.filter((bye) => bye.week === week.index),
      doubleHeaders: league.teamIds.filter((id) => (games.get(id) ?? 0) > 1),
    };
  });
}

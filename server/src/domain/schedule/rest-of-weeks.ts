import type { Id } from '../ordering/id.js';
import { type DerivedBye, derivedByes, type PublishedSchedule, type ScheduledGame } from './derived-byes.js';
import { isHeld } from './is-held.js';
import { weeksOfGame } from './week-of.js';
import { gamesOfWeek, type TableWeek } from './week-table.js';

/** Who rests in a week of a schedule, and who plays twice. */
export interface WeekRest {
  readonly byes: readonly DerivedBye[];
  /** Teams with no game but postponed ones, or ones that are off of which one is postponed; in the order given. */
  readonly postponed: readonly Id[];
  /** Teams with no game but cancelled ones; in the order given. */
  readonly cancelled: readonly Id[];
  /** In the order of the teams given. */
  readonly doubleHeaders: readonly Id[];
}

/**
 * Who rests in each week of a schedule, or would play but for games that are off, by the games of its season league;
 * and who plays twice, by those of the schedule that are held.
 * @param league what byes follow from
 * @returns week by week, as the table has them
 */
export function restOfWeeks(
  schedule: PublishedSchedule,
  table: readonly TableWeek<Pairing>[],
  league: {
    readonly teamIds: readonly Id[];
    readonly games: readonly ScheduledGame[];
    /** Dates on which it does not play. */
    readonly weeksOff: ReadonlySet<string>;
  },
): WeekRest[] {
  const byes = derivedByes(schedule, league.teamIds, league.games, league.weeksOff);
  return table.map((week) => {
    const own = gamesOfWeek(week).filter(isHeld);
    const inWeek = league.games.filter((game) => weeksOfGame(game, schedule).includes(week.index));
    const playing = new Set(inWeek.filter(isHeld).flatMap(teamsOf));
    const waiting = new Set(inWeek.filter(({ status }) => status === 'postponed').flatMap(teamsOf));
    const off = new Set(inWeek.flatMap(teamsOf));
    const idle = league.teamIds.filter((id) => off.has(id) && !playing.has(id));
    return {
      byes: byes.filter((bye) => bye.week === week.index),
      postponed: idle.filter((id) => waiting.has(id)),
      cancelled: idle.filter((id) => !waiting.has(id)),
      doubleHeaders: league.teamIds.filter((id) => own.filter((game) => teamsOf(game).includes(id)).length > 1),
    };
  });
}

type Pairing = Pick<ScheduledGame, 'homeTeamId' | 'awayTeamId' | 'status'>;

function teamsOf({ homeTeamId, awayTeamId }: Pairing): Id[] {
  return [homeTeamId, awayTeamId];
}

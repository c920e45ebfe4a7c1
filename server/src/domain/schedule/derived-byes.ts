import type { GameStatus } from '../game/game-status.js';
import type { Id } from '../ordering/id.js';
import { byeWeeks } from './bye-weeks.js';
import type { ScheduleDays } from './week-dates.js';
import { type WeekOfGame, weeksOfGame } from './week-of.js';

/** As much of a published schedule as byes follow from. */
export interface PublishedSchedule extends ScheduleDays {
  readonly id: Id;
  readonly numWeeks: number;
  /**
   * The weeks, from 0, that have time slots of their own; null stands for slots of every week. Without any there is no
   * cell to play in.
   */
  readonly slotWeeks: readonly (number | null)[];
}

/**
 * The weeks that have time slots, of slots as they are stored: those that count, by whether every week has the same.
 */
export function slotWeeksOf(
  sameSlot: boolean,
  slots: readonly { readonly weekIndex: number | null }[],
): (number | null)[] {
  return [...new Set(slots.map(({ weekIndex }) => weekIndex))].filter((week) => (week === null) === sameSlot);
}

/** A game of the schedule's season league. */
export interface ScheduledGame extends WeekOfGame {
  readonly homeTeamId: Id;
  readonly awayTeamId: Id;
  /** Absent where it is held. */
  readonly status?: GameStatus;
}

/** A team that does not play in a week. */
export interface DerivedBye {
  readonly teamId: Id;
  /** Week of the schedule, from 0. */
  readonly week: number;
  /** The week's first date that is not off. */
  readonly date: string;
}

/**
 * The byes that follow from a published schedule: each week, the teams of its season league without a game. A game
 * counts in the week that it was made for and in the week that its date lies in. Weeks without a cell, and weeks of
 * which every date is off, have no byes.
 * @param weeksOff dates on which the season league does not play
 * @returns week by week, the teams in the order given
 */
export function derivedByes(
  schedule: PublishedSchedule,
  teamIds: readonly Id[],
  games: readonly ScheduledGame[],
  weeksOff: ReadonlySet<string>,
): DerivedBye[] {
  const playing = Array.from({ length: schedule.numWeeks }, () => new Set<Id>());
  for (const game of games)
    for (const week of weeksOfGame(game, schedule)) playing[week]!.add(game.homeTeamId).add(game.awayTeamId);
  return [...byeWeeks(schedule, weeksOff)].flatMap(([week, date]) =>
    teamIds.filter((id) => !playing[week]!.has(id)).map((teamId) => ({ teamId, week, date })),
  );
}

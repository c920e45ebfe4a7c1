import type { Id } from '../ordering/id.js';
import type { SeasonDates } from './outside-season.js';

/** One court at one date and time: room for one game. A time listed twice on a date is two cells. */
export interface Cell {
  /** From 0: the week of the schedule that the date belongs to. */
  readonly weekIndex: number;
  /** YYYY-MM-DD in the organization's time zone. */
  readonly date: string;
  /** HH:MM in the organization's time zone. */
  readonly time: string;
  /** The hall, where one is said. */
  readonly locationId: Id | null;
  /** Name of the court in the hall, where one is said. */
  readonly court: string | null;
}

/**
 * A team to schedule: of those of the season league that have not withdrawn. The product stores no day on which a team
 * joined or withdrew, so each takes part in all weeks with cells: one that joins late has as many of the games that are
 * left as evens them out, and one that has withdrawn is in its kept games alone.
 */
export interface SchedulableTeam {
  readonly id: Id;
  /** For the words of what cannot be scheduled. */
  readonly name: string;
  /** HH:MM; the team never plays at these times. */
  readonly unavailableTimes: readonly string[];
  /** Dates, YYYY-MM-DD, of its entered byes: it never plays on them. */
  readonly byeDates: readonly string[];
}

/** A game that stays where it is: it was played, or somebody holds it there. */
export interface KeptGame {
  /** Whether it is not of the schedule, and holds a cell of its very place alone. */
  readonly isBeside?: boolean;
  /**
   * Whether it is of another league: then it keeps its teams from playing elsewhere at its time, and its place, but is
   * no game, meeting or bye of this one.
   */
  readonly isOfOtherLeague?: boolean;
  readonly homeTeamId: Id;
  readonly awayTeamId: Id;
  /** From 0; null for a game outside the schedule's weeks, which takes no part in the counts of a week. */
  readonly weekIndex: number | null;
  readonly date: string | null;
  readonly time: string | null;
  readonly locationId: Id | null;
  readonly court: string | null;
}

/** What a schedule is generated from. */
export interface ScheduleProblem {
  readonly teams: readonly SchedulableTeam[];
  readonly numWeeks: number;
  /** Every cell of the weeks, those of weeks off left out, also those that kept games stand in. */
  readonly cells: readonly Cell[];
  readonly kept: readonly KeptGame[];
  /** What its dates may lie outside of; absent: nothing. */
  readonly season?: SeasonDates;
  /** Whole number; the same problem with the same seed has the same answer. */
  readonly seed: number;
}

/** A generated game. */
export interface PlannedGame {
  readonly homeTeamId: Id;
  readonly awayTeamId: Id;
  /** Index in the problem's `cells`. */
  readonly cell: number;
}

/** What is wanted of a schedule, in the order in which it is wanted. */
export const SCHEDULE_QUALITIES = [
  'games',
  'byes',
  'doubleHeaders',
  'repeats',
  'homeAway',
  'backToBackByes',
  'times',
  'repeatDistance',
] as const;
export type ScheduleQualityName = (typeof SCHEDULE_QUALITIES)[number];

/** How good a schedule is in one respect, and how good it could be. */
export interface ScheduleQuality {
  readonly name: ScheduleQualityName;
  /** Less is better, for every quality. */
  readonly value: number;
  /** No schedule that is as good in the qualities before this one has a smaller value. */
  readonly bound: number;
  /** Why it cannot be less than the bound, as a sentence. */
  readonly reason: string;
}

/** What one team gets. */
export interface TeamFairness {
  readonly teamId: Id;
  readonly games: number;
  /** Weeks with cells in which the team has no game, whatever the reason. */
  readonly byes: number;
  /** Weeks with two games. */
  readonly doubleHeaders: number;
  readonly home: number;
  readonly away: number;
  /** Weeks in a row without a game after a week without a game. */
  readonly backToBackByes: number;
  /** Games by opponent; those never met are missing. */
  readonly opponents: readonly { readonly teamId: Id; readonly games: number }[];
  /** Games by HH:MM, earliest first. */
  readonly times: readonly { readonly time: string; readonly games: number }[];
}

/** Why something cannot be scheduled, in words that an administrator can act on. */
export interface ScheduleObstacle {
  /** `refused`: nothing can be generated. `left-out`: the team is left out. `warning`: it is worse than it could be. */
  readonly severity: 'refused' | 'left-out' | 'warning';
  /** The team that it concerns, if it is one. */
  readonly teamId: Id | null;
  readonly message: string;
}

/** A generated schedule with its proof. */
export interface GeneratedSchedule {
  /** By week, date, time and court. */
  readonly games: readonly PlannedGame[];
  readonly obstacles: readonly ScheduleObstacle[];
  /** In the order of the problem's teams, kept games included. */
  readonly fairness: readonly TeamFairness[];
  /** In the order of {@link SCHEDULE_QUALITIES}. */
  readonly certificate: readonly ScheduleQuality[];
}

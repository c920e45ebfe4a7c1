import type { Id } from '../ordering/id.js';
import { cellsOf, type CellSchedule } from './cells-of.js';
import type { SeasonDates } from './outside-season.js';
import type { OtherGame, PlacedGame, PlacedTeam, PlaceSurroundings } from './place-findings.js';
import { weekOf } from './week-of.js';

/** A schedule whose weeks and times count for the games of its season league. */
export interface SurroundingSchedule extends CellSchedule {
  readonly id: Id;
}

/** What is known of a season league around its games. */
export interface LeagueAround {
  readonly weeksOff: PlaceSurroundings['weeksOff'];
  /** Its schedules: those that are published, and the one that is being worked at. */
  readonly schedules: readonly SurroundingSchedule[];
  readonly timesOfDates: PlaceSurroundings['timesOfDates'];
}

/**
 * What is known of a season league around its games, worked out once for all of its places.
 * @param played the times at which its games are held; postponed and cancelled ones are left out, see `isHeld`
 */
export function leagueAround(
  { weeksOff, schedules }: Pick<LeagueAround, 'weeksOff' | 'schedules'>,
  played: Iterable<readonly [date: string, times: readonly string[]]>,
): LeagueAround {
  const offDates = new Set(weeksOff.map(({ date }) => date));
  const timesOfDates = new Map<string, string[]>();
  const add = (date: string, times: readonly string[]): void => {
    timesOfDates.set(date, [...(timesOfDates.get(date) ?? []), ...times]);
  };
  for (const [date, times] of played) add(date, times);
  for (const schedule of schedules) for (const { date, time } of cellsOf(schedule, offDates)) add(date, [time]);
  return { weeksOff, schedules, timesOfDates };
}

/** What is known around one place. */
export function surroundingsOf(
  place: PlacedGame,
  known: {
    readonly league: LeagueAround;
    readonly teams: readonly PlacedTeam[];
    readonly games: readonly OtherGame[];
    /** The hall of the place, and how many games it has room for; absent where no hall is said. */
    readonly hall: { readonly name: string; readonly courts: number | null } | undefined;
    /** The season that the game is played in; absent for none. */
    readonly season: SeasonDates | undefined;
  },
): PlaceSurroundings {
  const { league, teams, games, hall, season } = known;
  return {
    teams,
    games,
    weeksOff: league.weeksOff,
    schedule: scheduleOf(place, league.schedules),
    timesOfDates: league.timesOfDates,
    locationName: hall?.name ?? null,
    courts: hall?.courts ?? 1,
    season: season ?? null,
  };
}

/** The schedule that a game was made for; otherwise the first with a week that its date lies in. */
function scheduleOf(
  { scheduleId, date }: PlacedGame,
  schedules: readonly SurroundingSchedule[],
): SurroundingSchedule | null {
  const own = schedules.find(({ id }) => id === scheduleId);
  return own ?? schedules.find((schedule) => weekOf(schedule, date) !== null) ?? null;
}

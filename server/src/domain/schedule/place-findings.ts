import { formatCalendarDate } from '../dates/format-calendar-date.js';
import { formatTime } from '../dates/format-time.js';
import type { GameStatus } from '../game/game-status.js';
import type { Id } from '../ordering/id.js';
import { isHeld } from './is-held.js';
import { outsideSeason, type SeasonDates } from './outside-season.js';
import { type WeekOfGame, weeksOfGame } from './week-of.js';

/** Most games of a team in one week of a schedule. */
const MOST_GAMES_A_WEEK = 2;

/** A game and where it stands, or is to stand. */
export interface PlacedGame extends WeekOfGame {
  /** Null for a game that does not exist yet. */
  readonly id: Id | null;
  readonly seasonLeagueId: Id | null;
  readonly homeTeamId: Id;
  readonly awayTeamId: Id;
  /** HH:MM in the organization's time zone. */
  readonly time: string | null;
  readonly locationId: Id | null;
  /** Name of the court in the hall; null where none is said. */
  readonly court: string | null;
  /** The date that it is moved from; null or absent where it had none. */
  readonly movedFrom?: string | null;
}

/** Another game, which the placed one may collide with. */
export interface OtherGame extends PlacedGame {
  readonly id: Id;
  /** As messages name it: 'Ants vs Bees'. */
  readonly label: string;
  readonly status: GameStatus;
}

/** A team of the placed game. */
export interface PlacedTeam {
  readonly id: Id;
  readonly name: string;
  /** HH:MM; times at which it cannot play. */
  readonly unavailableTimes: readonly string[];
  /** Its stored byes in the season league; those without a date are passed over. */
  readonly byes: readonly { readonly id: Id; readonly date: string | null }[];
}

/** What is known around the place. More than concerns the game does no harm; less, and less is found. */
export interface PlaceSurroundings {
  /** Both teams of the game. */
  readonly teams: readonly PlacedTeam[];
  /**
   * The two teams' games of every league, all of those in the season league; and the games of others in the same hall
   * at the same date and time. The placed game itself may be among them.
   */
  readonly games: readonly OtherGame[];
  /** Dates on which the season league does not play. */
  readonly weeksOff: readonly { readonly id: Id; readonly date: string; readonly reason: string | null }[];
  /** The schedule whose weeks the game counts in; null for none. */
  readonly schedule: { readonly id: Id; readonly startDate: string; readonly numWeeks: number } | null;
  /**
   * The times at which the season league plays, by date: YYYY-MM-DD to HH:MM. A single time on a date is no late one.
   */
  readonly timesOfDates: ReadonlyMap<string, readonly string[]>;
  /** How the hall is called; null without one. */
  readonly locationName: string | null;
  /** How many games the hall has room for at once; 1 where nothing says more. */
  readonly courts: number;
  /** The season that it is played in; null for none. */
  readonly season: SeasonDates | null;
  /** The date of now in the organization's time zone; without it no date is past. */
  readonly today?: string;
}

/** What speaks against a place. */
export type PlaceFindingCode =
  | 'TEAM_BUSY'
  | 'TEAM_UNAVAILABLE'
  | 'WEEK_OFF'
  | 'HALL_TAKEN'
  | 'WEEK_FULL'
  | 'STORED_BYE'
  | 'PAST_DATE'
  | 'OUTSIDE_SEASON'
  | 'LATE_AGAIN';

/** One thing that speaks against a place. */
export interface PlaceFinding {
  readonly code: PlaceFindingCode;
  /** As the schedule builder takes it: `error` is not placed. Games by hand are placed anyway, and all are warnings. */
  readonly severity: 'error' | 'warning';
  /** A sentence for an administrator. */
  readonly message: string;
  /** The team that it concerns; null for the game as a whole. */
  readonly teamId: Id | null;
  /** The other games that are in the way, earliest first. */
  readonly gameIds: readonly Id[];
  readonly byeId: Id | null;
  readonly weekOffId: Id | null;
}

type Found = Pick<PlaceFinding, 'message'> & Partial<Omit<PlaceFinding, 'code' | 'severity' | 'message'>>;

/**
 * What speaks against playing a game at its date, time and place: errors first, then warnings. A team that plays
 * elsewhere at that date and time or cannot play at that time, a week off, a hall that is taken, and a third game of a
 * team in a week of the schedule are errors; a stored bye, a date that is past where the one it is moved from is not,
 * one far outside the season, and a third game in a row at the latest time of the day, are warnings. Postponed and
 * cancelled games are in nobody's way. What is not said, as a time, collides with nothing.
 */
export function placeFindings(game: PlacedGame, around: PlaceSurroundings): PlaceFinding[] {
  const others = around.games.filter((other) => other.id !== game.id && isHeld(other)).toSorted(byPlace);
  const teams = around.teams.filter(({ id }) => id === game.homeTeamId || id === game.awayTeamId);
  const each = (look: (team: PlacedTeam, own: OtherGame[]) => Found[]): Found[] =>
    teams.flatMap((team) =>
      look(
        team,
        others.filter((other) => plays(other, team.id)),
      ),
    );
  return [
    ...all(
      'TEAM_BUSY',
      'error',
      each((team, own) => busy(game, team, own)),
    ),
    ...all(
      'TEAM_UNAVAILABLE',
      'error',
      each((team) => unavailable(game, team)),
    ),
    ...all('WEEK_OFF', 'error', weekOff(game, around)),
    ...all('HALL_TAKEN', 'error', hallTaken(game, others, around)),
    ...all(
      'WEEK_FULL',
      'error',
      each((team, own) => fullWeek(game, team, own, around)),
    ),
    ...all(
      'STORED_BYE',
      'warning',
      each((team) => storedBye(game, team)),
    ),
    ...all('PAST_DATE', 'warning', pastDate(game, around)),
    ...all('OUTSIDE_SEASON', 'warning', farOutside(game, around)),
    ...all(
      'LATE_AGAIN',
      'warning',
      each((team, own) => lateAgain(game, team, own, around)),
    ),
  ];
}

function all(code: PlaceFindingCode, severity: PlaceFinding['severity'], found: readonly Found[]): PlaceFinding[] {
  return found.map((one) => ({ code, severity, teamId: null, gameIds: [], byeId: null, weekOffId: null, ...one }));
}

function busy(game: PlacedGame, { id, name }: PlacedTeam, own: readonly OtherGame[]): Found[] {
  const clashing = own.filter((other) => isAtSameTime(game, other));
  if (clashing.length === 0) return [];
  const message = `${name} already plays ${clashing.length === 1 ? clashing[0]!.label : `${clashing.length} games`} on ${formatCalendarDate(game.date)} at ${formatTime(game.time)}.`;
  return [{ message, teamId: id, gameIds: idsOf(clashing) }];
}

function unavailable({ time }: PlacedGame, { id, name, unavailableTimes }: PlacedTeam): Found[] {
  if (time === null || !unavailableTimes.includes(time)) return [];
  return [{ message: `${name} cannot play at ${formatTime(time)}.`, teamId: id }];
}

function weekOff({ date }: PlacedGame, { weeksOff }: PlaceSurroundings): Found[] {
  return weeksOff.filter((off) => off.date === date).map((off) => ({ message: weekOffWords(off), weekOffId: off.id }));
}

/** Why nothing is played on a date that is off: 'Oct 6, 2025 is a week off: Holiday.' */
export function weekOffWords({ date, reason }: { date: string; reason: string | null }): string {
  return `${formatCalendarDate(date)} is a week off${reason === null || reason === '' ? '' : `: ${reason}`}.`;
}

/** Games whose courts are both said share a hall; where one is not, they do while the hall has room for that many. */
function hallTaken(game: PlacedGame, others: readonly OtherGame[], around: PlaceSurroundings): Found[] {
  const here = others.filter(
    (other) => game.locationId !== null && other.locationId === game.locationId && isAtSameTime(game, other),
  );
  const sameCourt = here.filter(({ court }) => court !== null && court === game.court);
  const uncertain = here.filter(({ court }) => court === null || game.court === null);
  const clashing = uncertain.length > 0 && here.length >= around.courts ? [...sameCourt, ...uncertain] : sameCourt;
  if (clashing.length === 0) return [];
  const hall = around.locationName ?? 'The hall';
  const where = sameCourt.length > 0 ? `${hall}, ${game.court},` : hall;
  const when = `on ${formatCalendarDate(game.date)} at ${formatTime(game.time)}`;
  const by = clashing.length === 1 ? clashing[0]!.label : `${clashing.length} games`;
  return [{ message: `${where} is taken ${when} by ${by}.`, gameIds: idsOf(clashing) }];
}

function fullWeek(
  game: PlacedGame,
  { id, name }: PlacedTeam,
  own: readonly OtherGame[],
  { schedule }: PlaceSurroundings,
): Found[] {
  if (schedule === null) return [];
  const inLeague = own.filter((other) => isInSameLeague(game, other));
  return weeksOfGame(game, schedule)
    .toSorted((one, other) => one - other)
    .map((week) => ({ week, games: inLeague.filter((other) => weeksOfGame(other, schedule).includes(week)) }))
    .filter(({ games }) => games.length >= MOST_GAMES_A_WEEK)
    .map(({ week, games }) => ({
      message: `${name} already has ${games.length} games in week ${week + 1}; ${MOST_GAMES_A_WEEK} are the most.`,
      teamId: id,
      gameIds: idsOf(games),
    }));
}

function storedBye({ date }: PlacedGame, { id, name, byes }: PlacedTeam): Found[] {
  return byes
    .filter((bye) => date !== null && bye.date === date)
    .map((bye) => ({ message: `${name} has a bye on ${formatCalendarDate(date)}.`, teamId: id, byeId: bye.id }));
}

function pastDate({ date, movedFrom }: PlacedGame, { today }: PlaceSurroundings): Found[] {
  if (date === null || movedFrom == null || today === undefined || date >= today || movedFrom < today) return [];
  return [{ message: `${formatCalendarDate(date)} is past.` }];
}

function farOutside({ date }: PlacedGame, { season }: PlaceSurroundings): Found[] {
  const message = outsideSeason(date, season);
  return message === null ? [] : [{ message }];
}

/** The games at the latest time that the placed one would stand in a row with, before and after it. */
function lateAgain(
  game: PlacedGame,
  { id, name }: PlacedTeam,
  own: readonly OtherGame[],
  { timesOfDates }: PlaceSurroundings,
): Found[] {
  const isLate = (one: PlacedGame): boolean => isAtLatestTime(one, timesOfDates);
  if (!isLate(game)) return [];
  const inLeague = own.filter((other) => isInSameLeague(game, other) && other.date !== null && other.time !== null);
  const before = inLeague.filter((other) => byPlace(other, game) < 0);
  const after = inLeague.filter((other) => byPlace(other, game) >= 0);
  const late = [...takeWhile(before.toReversed(), isLate).toReversed(), ...takeWhile(after, isLate)];
  if (late.length < 2) return [];
  const message = `${name} would have ${late.length + 1} games in a row at the latest time of the day.`;
  return [{ message, teamId: id, gameIds: idsOf(late) }];
}

function isAtLatestTime({ date, time }: PlacedGame, timesOfDates: PlaceSurroundings['timesOfDates']): boolean {
  const times = [...new Set(timesOfDates.get(date ?? '') ?? [])];
  return time !== null && times.length > 1 && times.every((other) => other <= time);
}

function takeWhile<T>(items: readonly T[], test: (item: T) => boolean): T[] {
  const end = items.findIndex((item) => !test(item));
  return end === -1 ? [...items] : items.slice(0, end);
}

function isAtSameTime(game: PlacedGame, other: PlacedGame): boolean {
  return game.date !== null && game.time !== null && other.date === game.date && other.time === game.time;
}

function isInSameLeague(game: PlacedGame, other: PlacedGame): boolean {
  return game.seasonLeagueId !== null && other.seasonLeagueId === game.seasonLeagueId;
}

function plays({ homeTeamId, awayTeamId }: PlacedGame, teamId: Id): boolean {
  return homeTeamId === teamId || awayTeamId === teamId;
}

function byPlace(left: PlacedGame, right: PlacedGame): number {
  const [one, two] = [placeKey(left), placeKey(right)];
  if (one !== two) return one < two ? -1 : 1;
  return Number(left.id ?? 0) - Number(right.id ?? 0);
}

function placeKey({ date, time }: PlacedGame): string {
  return `${date ?? '9999-99-99'} ${time ?? '99:99'}`;
}

function idsOf(games: readonly OtherGame[]): Id[] {
  return games.map(({ id }) => id);
}

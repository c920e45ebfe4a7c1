import { cellsOf } from '../../domain/schedule/cells-of.js';
import { slotWeeksOf } from '../../domain/schedule/derived-byes.js';
import { restOfWeeks, type WeekRest } from '../../domain/schedule/rest-of-weeks.js';
import { gamesOfWeek, gamesOutside, type TableWeek, weekTable } from '../../domain/schedule/week-table.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import type { Game } from '../games/game.type.js';
import type { WeekOff } from '../weeks-off/week-off.type.js';
import type { ScheduleGame } from './schedule-game.row.js';
import { gamesOfSchedule, type Playing, playingIn, weeksOffOfSeasonLeague } from './schedule.loaders.js';
import type { Schedule, ScheduleCell, ScheduleWeek } from './schedule.type.js';

/** A schedule's games: in its weeks, and those that are in none of them. */
interface WholeTable {
  readonly weeks: ScheduleWeek[];
  readonly outside: Game[];
}

/** The week table of a schedule. */
export async function listWeeks(ctx: RequestContext, schedule: Schedule): Promise<ScheduleWeek[]> {
  return (await tableOf(ctx, schedule)).weeks;
}

/** A week of a schedule, from 0; null when it has no such week. */
export async function findWeek(ctx: RequestContext, schedule: Schedule, index: number): Promise<ScheduleWeek | null> {
  return (await listWeeks(ctx, schedule))[index] ?? null;
}

/** The games of a schedule that are in none of its weeks, by date: it became shorter, or begins on another day. */
export async function listGamesOutside(ctx: RequestContext, schedule: Schedule): Promise<Game[]> {
  return (await tableOf(ctx, schedule)).outside;
}

function tableOf(ctx: RequestContext, schedule: Schedule): Promise<WholeTable> {
  const known = perRequest(ctx, tables);
  const key = `${schedule.organizationId}:${schedule.id}`;
  const table = known.get(key) ?? readTable(ctx, schedule);
  known.set(key, table);
  return table;
}

const tables = (): Map<string, Promise<WholeTable>> => new Map();

async function readTable(ctx: RequestContext, schedule: Schedule): Promise<WholeTable> {
  const { organizationId, seasonLeagueId, timeSlots } = schedule;
  const key = { organizationId, id: seasonLeagueId };
  const [entries, playing, weeksOff] = await Promise.all([
    gamesOfSchedule(ctx).load(schedule),
    playingIn(ctx).load(key),
    weeksOffOfSeasonLeague(ctx).load(key),
  ]);
  const offOf = new Map(weeksOff.map((weekOff) => [weekOff.date, weekOff]));
  const cells = cellsOf({ ...schedule, slots: timeSlots, lostHalls: schedule.storedLostHalls }, new Set(offOf.keys()));
  const placed = entries.map(placedEntry);
  const table = weekTable(schedule, cells, placed);
  const rest = restOf(schedule, table, playing, new Set(offOf.keys()));
  const shown = showWeek(schedule, offOf, playing);
  // Who rests says nothing while the schedule has no games at all.
  const isEmpty = entries.length === 0 && schedule.publishedAt === null;
  return {
    weeks: table.map((week, index) => shown(week, isEmpty ? { ...rest[index]!, byes: [] } : rest[index]!)),
    outside: gamesOutside(table, placed).map(({ game }) => game),
  };
}

function placedEntry({ weekIndex, locationId, game }: ScheduleGame) {
  const { id, date, time, court, status, homeTeam, awayTeam } = game;
  const pair = { homeTeamId: homeTeam.id, awayTeamId: awayTeam.id };
  return { id, weekIndex, date, time, locationId, court, status, ...pair, game };
}
type Placed = ReturnType<typeof placedEntry>;

function restOf(
  schedule: Schedule,
  table: readonly TableWeek<Placed>[],
  playing: Playing | null,
  weeksOff: ReadonlySet<string>,
): WeekRest[] {
  const slotWeeks = slotWeeksOf(schedule.sameSlot, schedule.timeSlots);
  const { teams = [], games = [] } = playing ?? {};
  return restOfWeeks({ ...schedule, slotWeeks }, table, { teamIds: teams.map(({ id }) => id), games, weeksOff });
}

/** How a week is shown. */
function showWeek(schedule: Schedule, offOf: ReadonlyMap<string, WeekOff>, playing: Playing | null) {
  const { organizationId, seasonLeagueId, timeSlots } = schedule;
  const hallOf = new Map(timeSlots.map(({ locationId, location }) => [locationId as unknown, location]));
  const teamOf = new Map(playing?.teams.map((team) => [team.id as unknown, team]));
  return (week: TableWeek<Placed>, { byes, postponed, cancelled, doubleHeaders }: WeekRest): ScheduleWeek => {
    const resting = byes.map(({ teamId, date }) => ({ team: teamOf.get(teamId)!, date }));
    return {
      organizationId,
      seasonLeagueId,
      index: week.index,
      dates: week.dates.map(({ date, cells, otherGames }) => ({
        date,
        weekOff: offOf.get(date) ?? null,
        cells: cells.map(({ cell, game }): ScheduleCell => ({
          ...cell,
          locationId: cell.locationId as number | null,
          location: hallOf.get(cell.locationId) ?? null,
          game: game?.game ?? null,
        })),
        otherGames: otherGames.map(({ game }) => game),
      })),
      otherGames: week.otherGames.map(({ game }) => game),
      games: gamesOfWeek(week).map(({ game }) => game),
      byes: resting.map(({ team }) => team),
      derivedByes: schedule.publishedAt === null ? [] : resting,
      postponed: postponed.map((id) => teamOf.get(id)!),
      cancelled: cancelled.map((id) => teamOf.get(id)!),
      doubleHeaders: doubleHeaders.map((id) => teamOf.get(id)!),
    };
  };
}

import { cellsOf } from '../../domain/schedule/cells-of.js';
import { derivedByes } from '../../domain/schedule/derived-byes.js';
import { weekTable } from '../../domain/schedule/week-table.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import type { Team } from '../teams/team.type.js';
import type { ScheduleGame } from './schedule-game.row.js';
import { gamesOfSchedule, type Playing, playingIn, weeksOffOfSeasonLeague } from './schedule.loaders.js';
import type { Schedule, ScheduleCell, ScheduleWeek } from './schedule.type.js';

/** The week table of a schedule. */
export function listWeeks(ctx: RequestContext, schedule: Schedule): Promise<ScheduleWeek[]> {
  const known = perRequest(ctx, weekTables);
  const key = `${schedule.organizationId}:${schedule.id}`;
  const weeks = known.get(key) ?? readWeeks(ctx, schedule);
  known.set(key, weeks);
  return weeks;
}

/** A week of a schedule, from 0; null when it has no such week. */
export async function findWeek(ctx: RequestContext, schedule: Schedule, index: number): Promise<ScheduleWeek | null> {
  return (await listWeeks(ctx, schedule))[index] ?? null;
}

const weekTables = (): Map<string, Promise<ScheduleWeek[]>> => new Map();

async function readWeeks(ctx: RequestContext, schedule: Schedule): Promise<ScheduleWeek[]> {
  const { organizationId, seasonLeagueId, timeSlots } = schedule;
  const key = { organizationId, id: seasonLeagueId };
  const [entries, playing, weeksOff] = await Promise.all([
    gamesOfSchedule(ctx).load(schedule),
    playingIn(ctx).load(key),
    weeksOffOfSeasonLeague(ctx).load(key),
  ]);
  const offOf = new Map(weeksOff.map((weekOff) => [weekOff.date, weekOff]));
  const cells = cellsOf({ ...schedule, slots: timeSlots }, new Set(offOf.keys()));
  const placed = entries.map((entry) => ({ ...placeOf(entry), entry }));
  const byes = byesOf(schedule, playing, entries.length > 0, new Set(offOf.keys()));
  const hallOf = new Map(timeSlots.map(({ locationId, location }) => [locationId as unknown, location]));
  return weekTable(schedule, cells, placed).map(({ index, dates, otherGames }) => {
    const [first, last] = [dates[0]?.date ?? '', dates.at(-1)?.date ?? ''];
    const own = byes.filter(({ date }) => date >= first && date <= last);
    const games = [...dates.flatMap((date) => gamesOn(date)), ...otherGames].map(({ entry }) => entry.game);
    return {
      organizationId,
      seasonLeagueId,
      index,
      dates: dates.map(({ date, cells: filled, otherGames: others }) => ({
        date,
        weekOff: offOf.get(date) ?? null,
        cells: filled.map(({ cell, game }): ScheduleCell => ({
          ...cell,
          locationId: cell.locationId as number | null,
          location: hallOf.get(cell.locationId) ?? null,
          game: game?.entry.game ?? null,
        })),
        otherGames: others.map(({ entry }) => entry.game),
      })),
      otherGames: otherGames.map(({ entry }) => entry.game),
      games,
      byes: own.map(({ team }) => team),
      derivedByes: schedule.publishedAt === null ? [] : own,
      doubleHeaders: (playing?.teams ?? []).filter(
        ({ id }) => games.filter(({ homeTeam, awayTeam }) => homeTeam.id === id || awayTeam.id === id).length > 1,
      ),
    };
  });
}

function gamesOn<Game>({
  cells,
  otherGames,
}: {
  readonly cells: readonly { readonly game: Game | null }[];
  readonly otherGames: readonly Game[];
}): Game[] {
  return [...cells.flatMap(({ game }) => game ?? []), ...otherGames];
}

function placeOf({ weekIndex, locationId, game }: ScheduleGame) {
  return { id: game.id, weekIndex, date: game.date, time: game.time, locationId, court: game.court };
}

/** Who has a bye when; nobody while the schedule has no games at all, when that says nothing. */
function byesOf(
  schedule: Schedule,
  playing: Playing | null,
  hasGames: boolean,
  weeksOff: ReadonlySet<string>,
): { team: Team; date: string }[] {
  if (playing === null || (!hasGames && schedule.publishedAt === null)) return [];
  const { sameSlot, timeSlots } = schedule;
  const slotWeeks = timeSlots.map(({ weekIndex }) => weekIndex).filter((week) => (week === null) === sameSlot);
  const teamOf = new Map(playing.teams.map((team) => [team.id as unknown, team]));
  return derivedByes(
    { ...schedule, slotWeeks },
    playing.teams.map(({ id }) => id),
    playing.games,
    weeksOff,
  ).map(({ teamId, date }) => ({ team: teamOf.get(teamId)!, date }));
}

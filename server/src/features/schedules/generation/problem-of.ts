import { addDays } from '../../../domain/dates/add-days.js';
import { cellsOf } from '../../../domain/schedule/cells-of.js';
import type { Cell, KeptGame, ScheduleProblem } from '../../../domain/schedule/schedule-problem.js';
import type { ScheduleWorld, WorldGame } from './schedule-world.js';

/** The cells of a schedule, those of weeks off left out. */
export function cellsOfWorld(world: ScheduleWorld): Cell[] {
  return cellsOf(world, new Set(world.weeksOff.map(({ date }) => date)));
}

/** The games that generating a schedule replaces: those of it that have not been played. */
export function replacedGames({ id, games }: ScheduleWorld): WorldGame[] {
  return games.filter((game) => game.scheduleId === id && !game.isPlayed);
}

/** The played games of a schedule, which stay. */
export function playedGames({ id, games }: ScheduleWorld): WorldGame[] {
  return games.filter((game) => game.scheduleId === id && game.isPlayed);
}

/**
 * What a schedule is generated from. Beside its own played games all others stay that it could collide with: those of
 * its season league, which count in the week of their date, and those of other leagues with its teams or in its halls.
 */
export function problemOf(world: ScheduleWorld, seed: number): ScheduleProblem {
  const others = world.games.filter(
    ({ scheduleId, status }) => scheduleId !== world.id && status !== 'postponed' && status !== 'cancelled',
  );
  return {
    teams: world.teams.map(({ byes, ...team }) => ({ ...team, byeDates: byes.map(({ date }) => date) })),
    numWeeks: world.numWeeks,
    cells: cellsOfWorld(world),
    kept: [
      ...playedGames(world).map((game) => keptGame(game, ownWeekOf(world, game))),
      ...others.map((game) =>
        keptGame(game, game.seasonLeagueId === world.seasonLeagueId ? weekOf(world, game.date) : null),
      ),
    ],
    seed,
  };
}

/** A game of the schedule, or beside it, as one that stays. */
export function keptGame(
  { homeTeamId, awayTeamId, date, time, locationId, court }: WorldGame,
  weekIndex: number | null,
): KeptGame {
  return { homeTeamId, awayTeamId, weekIndex, date, time, locationId, court };
}

/** The week in which a game of the schedule counts: that of its date, and its own one when that lies outside of all. */
export function ownWeekOf(world: ScheduleWorld, { date, weekIndex }: WorldGame): number | null {
  return weekOf(world, date) ?? weekIndex;
}

/** The week that a date lies in; null for one outside of all. */
function weekOf({ startDate, numWeeks }: ScheduleWorld, date: string | null): number | null {
  if (date === null) return null;
  const week = Array.from({ length: numWeeks }, (_item, index) => index).find(
    (index) => date >= addDays(startDate, 7 * index) && date <= addDays(startDate, 7 * index + 6),
  );
  return week ?? null;
}

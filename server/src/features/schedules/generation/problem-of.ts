import { cellsOf } from '../../../domain/schedule/cells-of.js';
import type { Cell, KeptGame, ScheduleProblem } from '../../../domain/schedule/schedule-problem.js';
import { isHeld } from '../../../domain/schedule/is-held.js';
import { plannedWeekOf, weekOf } from '../../../domain/schedule/week-of.js';
import type { ScheduleWorld, WorldGame } from './schedule-world.js';

/** The cells of a schedule, those of weeks off and in lost halls left out. */
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
  return {
    teams: world.teams.map(({ byes, ...team }) => ({ ...team, byeDates: byes.map(({ date }) => date) })),
    numWeeks: world.numWeeks,
    cells: cellsOfWorld(world),
    season: world.season,
    kept: [
      ...playedGames(world).map((game) => keptGame(world, game)),
      ...gamesBeside(world).map((game) => keptGame(world, game)),
    ],
    seed,
  };
}

/** The games that are not of the schedule, and may be in its way. */
export function gamesBeside({ id, games }: ScheduleWorld): WorldGame[] {
  return games.filter((game) => game.scheduleId !== id && isHeld(game));
}

/** A game of the schedule, or beside it, as one that stays; one of another league counts in no week. */
export function keptGame(world: ScheduleWorld, game: WorldGame): KeptGame {
  const { homeTeamId, awayTeamId, date, time, locationId, court } = game;
  const isBeside = game.scheduleId !== world.id;
  const isOfOtherLeague = isBeside && game.seasonLeagueId !== world.seasonLeagueId;
  const besideWeek = isOfOtherLeague ? null : weekOf(world, date);
  const weekIndex = isBeside ? besideWeek : plannedWeekOf(game, world);
  return { homeTeamId, awayTeamId, weekIndex, date, time, locationId, court, isBeside, isOfOtherLeague };
}

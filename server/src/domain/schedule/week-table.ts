import type { Cell } from './schedule-problem.js';
import { seatGames } from './seat-games.js';
import { type ScheduleDays, weekDates } from './week-dates.js';

/** A game of a schedule, by where it stands. */
export interface TableGame {
  readonly id: number;
  /** Week of its schedule, from 0; it stays when the game is moved to another date. */
  readonly weekIndex: number | null;
  readonly date: string | null;
  readonly time: string | null;
  readonly locationId: number | null;
  readonly court: string | null;
}

/** A cell of the week table with the game in it. */
export interface FilledCell<Game, OwnCell extends Cell = Cell> {
  readonly cell: OwnCell;
  /** Null: nobody plays there. */
  readonly game: Game | null;
}

/** A date of the week table. */
export interface TableDate<Game, OwnCell extends Cell = Cell> {
  readonly date: string;
  readonly cells: readonly FilledCell<Game, OwnCell>[];
  /** Games of the date that stand in none of its cells. */
  readonly otherGames: readonly Game[];
}

/** A week of the week table. */
export interface TableWeek<Game, OwnCell extends Cell = Cell> {
  /** From 0. */
  readonly index: number;
  readonly dates: readonly TableDate<Game, OwnCell>[];
  /** Games made for this week that are on none of its dates. */
  readonly otherGames: readonly Game[];
}

/**
 * The week table of a schedule: each week its dates, each date its cells with their games, as `seatGames` seats them. A
 * week off has no cells.
 * @param cells of all weeks, in the order in which they are to stand
 */
export function weekTable<Game extends TableGame, OwnCell extends Cell>(
  schedule: ScheduleDays & { readonly numWeeks: number },
  cells: readonly OwnCell[],
  games: readonly Game[],
): TableWeek<Game, OwnCell>[] {
  const weeks = Array.from({ length: schedule.numWeeks }, (_item, index) => ({
    index,
    dates: weekDates(schedule, index),
  }));
  const onDates = new Set(weeks.flatMap(({ dates }) => dates));
  const seated = seatGames(cells, games);
  const standing = new Set(seated.values());
  const filled = cells.map((cell, index) => ({ cell, game: seated.get(index) ?? null }));
  const left = games.filter((game) => !standing.has(game));
  return weeks.map(({ index, dates }) => ({
    index,
    dates: dates.map((date) => ({
      date,
      cells: filled.filter(({ cell }) => cell.date === date),
      otherGames: left.filter((game) => game.date === date),
    })),
    otherGames: left.filter(({ weekIndex, date }) => weekIndex === index && (date === null || !onDates.has(date))),
  }));
}

/** All games of a week, by date and cell, then those on none of its dates. */
export function gamesOfWeek<Game>({ dates, otherGames }: TableWeek<Game>): Game[] {
  return [
    ...dates.flatMap((date) => [...date.cells.flatMap(({ game }) => game ?? []), ...date.otherGames]),
    ...otherGames,
  ];
}

/** The games that a week table has no place for: of no date, or one outside its weeks, and made for none of them. */
export function gamesOutside<Game>(table: readonly TableWeek<Game>[], games: readonly Game[]): Game[] {
  const shown = new Set(table.flatMap(gamesOfWeek));
  return games.filter((game) => !shown.has(game));
}

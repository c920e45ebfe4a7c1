import type { Cell } from './schedule-problem.js';
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
 * The week table of a schedule: each week its dates, each date its cells with their games. A game stands in the cell of
 * its date and time, that of its hall and court first, then one that leaves them open. A week off has no cells.
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
  return weeks.map(({ index, dates }) => ({
    index,
    dates: dates.map((date) => tableDate(date, cells, games)),
    otherGames: games.filter(({ weekIndex, date }) => weekIndex === index && (date === null || !onDates.has(date))),
  }));
}

function tableDate<Game extends TableGame, OwnCell extends Cell>(
  date: string,
  cells: readonly OwnCell[],
  games: readonly Game[],
): TableDate<Game, OwnCell> {
  const left = games.filter((game) => game.date === date);
  const own = cells.filter((cell) => cell.date === date);
  const gameIn = new Map<OwnCell, Game>();
  for (const isFit of [isSamePlace, isSameTime])
    for (const cell of own) {
      const at = gameIn.has(cell) ? -1 : left.findIndex((game) => isFit(cell, game));
      if (at >= 0) gameIn.set(cell, left.splice(at, 1)[0]!);
    }
  return { date, cells: own.map((cell) => ({ cell, game: gameIn.get(cell) ?? null })), otherGames: left };
}

function isSamePlace(cell: Cell, game: TableGame): boolean {
  return cell.time === game.time && cell.locationId === game.locationId && cell.court === game.court;
}

/** At the same time, and neither hall nor court of one says otherwise. */
function isSameTime(cell: Cell, game: TableGame): boolean {
  return cell.time === game.time && agree(cell.locationId, game.locationId) && agree(cell.court, game.court);
}

function agree<Value>(one: Value | null, other: Value | null): boolean {
  return one === null || other === null || one === other;
}

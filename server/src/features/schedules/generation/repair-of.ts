import { isOff } from '../../../domain/game/is-off.js';
import { isHeld } from '../../../domain/schedule/is-held.js';
import { isLost, type LostHall, withLostHalls } from '../../../domain/schedule/lost-halls.js';
import type { PresentGame, RepairChange, RepairedSchedule } from '../../../domain/schedule/repair-problem.js';
import type { Cell, ScheduleProblem } from '../../../domain/schedule/schedule-problem.js';
import { seatKeptGames } from '../../../domain/schedule/generator/seat-kept-games.js';
import { weekTable } from '../../../domain/schedule/week-table.js';
import { type DraftGame, draftGames } from './draft-game.js';
import { keptGame, problemOf, replacedGames } from './problem-of.js';
import type { ScheduleWorld, WorldGame } from './schedule-world.js';

/** What has happened to a schedule beside what stands in it. */
export interface RepairWish {
  /** Halls that are lost now, beside those that it has lost. */
  readonly lostHalls: readonly LostHall[];
  /** YYYY-MM-DD: nothing before this date changes. */
  readonly from: string;
  readonly seed: number;
}

/** What a schedule is repaired from. */
export interface RepairOf {
  readonly problem: ScheduleProblem;
  readonly present: readonly PresentGame[];
}

/**
 * What a schedule is repaired from: its games that have not been played, where they stand now. One that was postponed
 * has lost its place, which is free for all others, and so has one that stands in none of the cells, or in a lost hall.
 * Cancelled games take no part; those of days that are over stay.
 */
export function repairOf(world: ScheduleWorld, { lostHalls, from, seed }: RepairWish): RepairOf {
  // In which cell a game stands does not change by the loss of its hall: it is none of another one that is left.
  const all = problemOf({ ...world, lostHalls: [] }, seed);
  const games = repairedGames(world, from);
  const over = replacedGames(world).filter((game) => game.status !== 'cancelled' && !games.includes(game));
  const kept = [...all.kept, ...over.map((game) => keptGame(world, game))];
  const lost = withLostHalls(world.lostHalls, lostHalls);
  const cellOf = placesOf(world, { cells: all.cells, kept }, games.filter(isHeld));
  const leftOf = leftPlacesOf(world, { cells: all.cells, kept }, games.filter(isOff), new Set(cellOf.values()));
  const cells = all.cells.filter((cell) => cell.date >= from && !isLost(cell, lost));
  const indexOf = new Map(cells.map((cell, index) => [cell, index]));
  const present = games.map(({ id, homeTeamId, awayTeamId }) => {
    const cell = cellOf.get(id);
    const left = leftOf.get(id);
    const leftCell = left && indexOf.get(left);
    return {
      id,
      homeTeamId,
      awayTeamId,
      cell: cell === undefined ? null : (indexOf.get(cell) ?? null),
      ...(leftCell === undefined ? {} : { leftCell }),
    };
  });
  return { problem: { ...all, cells, kept }, present };
}

/** What a repair changes, as its search has counted it. */
export interface StoredRepair {
  /** Whether it is proven that no repair gives up fewer games, or moves fewer of those that it keeps. */
  readonly isFewest: boolean;
  readonly moved: number;
  readonly removed: number;
  readonly added: number;
}

/** What a repair changes. */
export function changesOfRepair({ games, added, isFewest }: RepairedSchedule): StoredRepair {
  const count = (change: RepairChange): number => games.filter((game) => game.change === change).length;
  return { isFewest, moved: count('moved'), removed: count('removed'), added: added.length };
}

/** The games of a schedule that a repair may touch. */
export function repairedGames(world: ScheduleWorld, from: string): WorldGame[] {
  return replacedGames(world).filter(
    ({ status, date }) => status === 'postponed' || (status !== 'cancelled' && (date === null || date >= from)),
  );
}

/** The games as they are after a repair: those that stay or move keep their ids. */
export function repairedDraft(
  world: ScheduleWorld,
  problem: ScheduleProblem,
  { games, added }: RepairedSchedule,
): DraftGame[] {
  const before = new Map(world.games.map((game) => [game.id, game]));
  const standing = games.flatMap(({ id, cell }): DraftGame[] => {
    const game = before.get(Number(id));
    if (game === undefined || cell === null) return [];
    const { homeTeamId, awayTeamId } = game;
    const [placed] = draftGames(problem, [{ homeTeamId, awayTeamId, cell }]);
    return [{ ...placed!, gameId: game.id }];
  });
  return [...standing, ...draftGames(problem, added)].toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
}

/** The cell that each postponed game left: one that nobody has now, or the one that somebody was given since. */
function leftPlacesOf(
  world: ScheduleWorld,
  { cells, kept }: Pick<ScheduleProblem, 'cells' | 'kept'>,
  postponed: readonly WorldGame[],
  held: ReadonlySet<Cell>,
): Map<number, Cell> {
  const free = placesOf(world, { cells: cells.filter((cell) => !held.has(cell)), kept }, postponed);
  const given = postponed.filter(({ id }) => !free.has(id)).map((game) => placesOf(world, { cells, kept }, [game]));
  return new Map([free, ...given].flatMap((places) => [...places]));
}

/** The cell of each game that stands in one; those of games that stay anyway are theirs. */
function placesOf(
  world: ScheduleWorld,
  { cells, kept }: Pick<ScheduleProblem, 'cells' | 'kept'>,
  games: readonly WorldGame[],
): Map<number, Cell> {
  const taken = seatKeptGames(cells, kept);
  const free = cells.filter((_cell, index) => !taken.has(index));
  return new Map(
    weekTable(world, free, games)
      .flatMap(({ dates }) => dates.flatMap((date) => date.cells))
      .flatMap(({ cell, game }) => (game === null ? [] : [[game.id, cell] as const])),
  );
}

function keyOf({ date, time, locationId, court }: DraftGame): string {
  return `${date} ${time} ${locationId ?? ''} ${court ?? ''}`;
}

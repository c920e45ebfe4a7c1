import type { GameStatus } from '@domain/game/game-status';
import { hasBegun } from '@domain/game/has-begun';
import { type ConsequenceWords, consequenceWords } from './consequence-words';
import type {
  BoardGameFragment,
  BoardWeekFragment,
  CellsForGameQuery,
  ScheduleBoardQuery,
} from './schedules.generated';

export type BoardDate = BoardWeekFragment['dates'][number];
export type BoardCell = BoardDate['cells'][number];
type HeldCell = NonNullable<ScheduleBoardQuery['schedule']>['heldCells'][number];
type CellForGame = CellsForGameQuery['cellsForGame'][number];

/** Tells places of a board apart. */
export const placeKey = ({
  date,
  time,
  location,
  court,
}: Pick<BoardGameFragment, 'date' | 'time' | 'location' | 'court'>): string =>
  JSON.stringify([date, time, location, court]);

/** A column of the week table: a time, and which of the courts at that time, from 0. */
export interface TimeColumn {
  time: string;
  court: number;
  /** Whether there are several courts at that time. */
  isOneOfSeveral: boolean;
}

/** A column for each time of any week, and for each of the courts where there are several. */
export function columnsOf(weeks: readonly BoardWeekFragment[]): TimeColumn[] {
  const courts = new Map<string, number>();
  for (const { cells } of weeks.flatMap(({ dates }) => dates))
    for (const time of new Set(cells.map((cell) => cell.time)))
      courts.set(time, Math.max(courts.get(time) ?? 0, cells.filter((cell) => cell.time === time).length));
  return [...courts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([time, count]) =>
      Array.from({ length: count }, (_, court) => ({ time, court, isOneOfSeveral: count > 1 })),
    );
}

/** The cell of a date in a column; undefined where that date has none. */
export function cellIn({ cells }: BoardDate, { time, court }: TimeColumn): BoardCell | undefined {
  return cells.filter((cell) => cell.time === time)[court];
}

/** All games of a week table, wherever they stand. */
export function gamesOf(weeks: readonly BoardWeekFragment[]): BoardGameFragment[] {
  return weeks.flatMap(({ dates, otherGames }) => [
    ...dates.flatMap((date) => [...date.cells.flatMap(({ game }) => game ?? []), ...date.otherGames]),
    ...otherGames,
  ]);
}

/** The free cells that games beside the schedule hold, with these; cells of one place are as good as each other. */
export function heldIn(
  weeks: readonly BoardWeekFragment[],
  held: readonly HeldCell[],
): ReadonlyMap<BoardCell, BoardGameFragment> {
  const left = [...held];
  const free = weeks.flatMap(({ dates }) => dates.flatMap(({ cells }) => cells)).filter(({ game }) => !game);
  return new Map(
    free.flatMap((cell) => {
      const at = left.findIndex((each) => placeKey(each) === placeKey(cell));
      const { game } = at === -1 ? {} : left.splice(at, 1)[0]!;
      return game ? [[cell, game] as const] : [];
    }),
  );
}

/** What would come of putting the selected game somewhere. */
export interface Mark {
  kind: 'fits' | 'warning' | 'error';
  /** Why not, or what is not wanted about it; blank where it fits. */
  text: string;
  /** What becomes worse for teams; nothing where it cannot be put there. */
  consequences: readonly ConsequenceWords[];
}

/** What would come of putting the selected game somewhere else. */
export interface Marks {
  /** Of a free cell; undefined for one of which nothing is known. */
  at: (cell: BoardCell) => Mark | undefined;
  /** Of a swap with a game; undefined for one that stands in no cell. */
  of: (game: BoardGameFragment) => Mark | undefined;
  /** Those of all cells but its own. */
  elsewhere: readonly Mark[];
}

/** What would come of putting a game into each cell: by the game there, or by the place of a free one. */
export function marksOf(cells: readonly CellForGame[], gameId: string): Marks {
  const byGame = new Map(cells.flatMap((cell) => (cell.occupant ? [[cell.occupant.id, markOf(cell)] as const] : [])));
  const byPlace = new Map(cells.filter(({ occupant }) => !occupant).map((cell) => [placeKey(cell), markOf(cell)]));
  const others = cells.filter(({ occupant }) => occupant?.id !== gameId);
  return {
    at: (cell) => byPlace.get(placeKey(cell)),
    of: ({ id }) => (id === gameId ? undefined : byGame.get(id)),
    elsewhere: others.map(markOf),
  };
}

function markOf({ fits, refusal, errors, warnings, consequences }: CellForGame): Mark {
  const words = (findings: readonly { message: string }[]): string =>
    [...new Set(findings.map(({ message }) => message))].join(' ');
  if (!fits) return { kind: 'error', text: refusal ?? words(errors), consequences: [] };
  const kind = warnings.length > 0 ? 'warning' : 'fits';
  return { kind, text: words(warnings), consequences: consequenceWords(consequences) };
}

/** The weeks after a game was moved to a free cell: what is shown until the server answers. */
export function movedTo(
  weeks: readonly BoardWeekFragment[],
  game: BoardGameFragment,
  to: BoardCell,
): BoardWeekFragment[] {
  // Of several free cells of one place one gets it.
  let isPut = false;
  const put = (cell: BoardCell): BoardCell => {
    if (cell.game?.id === game.id) return { ...cell, game: null };
    if (isPut || cell.game || placeKey(cell) !== placeKey(to)) return cell;
    isPut = true;
    return { ...cell, game };
  };
  const without = (games: readonly BoardGameFragment[]) => games.filter(({ id }) => id !== game.id);
  return weeks.map((week) => ({
    ...week,
    dates: week.dates.map((date) => ({
      ...date,
      cells: date.cells.map(put),
      otherGames: without(date.otherGames),
    })),
    otherGames: without(week.otherGames),
  }));
}

/** Whether a game has been played, if only in part: it stays where it is. */
export function isPlayed({ status, homeScore, awayScore }: BoardGameFragment): boolean {
  return hasBegun({ status: status.toLowerCase() as GameStatus, scoreHome: homeScore, scoreAway: awayScore });
}

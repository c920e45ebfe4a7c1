import { expect, test } from 'vitest';
import type { BoardGameFragment, BoardWeekFragment, CellsForGameQuery } from './schedules.generated';
import { cellIn, columnsOf, gamesOf, heldIn, isPlayed, marksOf, movedTo } from './week-columns';

const game = { id: '1', status: 'SCHEDULED', homeScore: null, awayScore: null } as BoardGameFragment;
const cell = (date: string, time: string, own: BoardGameFragment | null = null) => ({
  date,
  time,
  location: null,
  court: null,
  weekIndex: 0,
  game: own,
});
const week = (cells: ReturnType<typeof cell>[]): BoardWeekFragment => ({
  index: 0,
  byes: [],
  postponed: [],
  cancelled: [],
  doubleHeaders: [],
  otherGames: [],
  dates: [{ date: '2025-10-05', weekOff: null, cells, otherGames: [] }],
});
const day = '2025-10-05';
const weeks = [week([cell(day, '18:00', game), cell(day, '19:00'), cell(day, '19:00')]), week([cell(day, '20:00')])];

test('a column for each time, two where there are two courts', () => {
  const columns = columnsOf(weeks);
  expect(columns.map(({ time, court }) => `${time} ${court}`)).toEqual(['18:00 0', '19:00 0', '19:00 1', '20:00 0']);
  expect(cellIn(weeks[0]!.dates[0]!, columns[0]!)!.game).toBe(game);
  expect(cellIn(weeks[1]!.dates[0]!, columns[0]!)).toBeUndefined();
});

test('a moved game stands in one of the free cells of its place, and nowhere else', () => {
  const after = movedTo(weeks, game, weeks[0]!.dates[0]!.cells[1]!);
  expect(gamesOf(after)).toEqual([game]);
  expect(after[0]!.dates[0]!.cells.map((each) => each.game?.id)).toEqual([undefined, '1', undefined]);
});

test('a game beside the schedule holds one of the free cells of its place', () => {
  const beside = { ...game, id: '9' };
  const held = heldIn(weeks, [
    { ...cell(day, '19:00'), game: beside },
    { ...cell(day, '18:00'), game: beside },
  ]);
  expect([...held].map(([{ time }, { id }]) => [time, id])).toEqual([['19:00', '9']]);
});

test('marks go by the game that is there, or by the place of a free cell', () => {
  const answer = (time: string, more: object) => ({
    ...cell(day, time),
    occupant: null,
    refusal: null,
    fits: true,
    errors: [],
    warnings: [],
    consequences: [],
    ...more,
  });
  const cells = [
    answer('18:00', { occupant: { id: '2' }, fits: false, refusal: 'Played.' }),
    answer('19:00', { warnings: [{ message: 'Late.' }] }),
    answer('20:00', {
      consequences: [{ code: 'BYE', weekIndex: 3, weekCount: 1, team: { id: '7', name: 'Ants' }, opponent: null }],
    }),
  ] as CellsForGameQuery['cellsForGame'];
  const marks = marksOf(cells, '1');
  expect(marks.of({ ...game, id: '2' })).toEqual({ kind: 'error', text: 'Played.', consequences: [] });
  expect(marks.of(game)).toBeUndefined();
  expect(marks.at(cell(day, '19:00'))).toEqual({ kind: 'warning', text: 'Late.', consequences: [] });
  expect(marks.at(cell(day, '20:00'))).toEqual({
    kind: 'fits',
    text: '',
    consequences: [{ short: 'Bye, week 4: Ants', full: 'No game in week 4 for Ants' }],
  });
  expect(marks.elsewhere.map(({ kind }) => kind)).toEqual(['error', 'warning', 'fits']);
});

test('a game with a score, or in progress, has been played', () => {
  expect(isPlayed(game)).toBe(false);
  expect(isPlayed({ ...game, homeScore: 0 })).toBe(true);
  expect(isPlayed({ ...game, status: 'IN_PROGRESS' })).toBe(true);
});

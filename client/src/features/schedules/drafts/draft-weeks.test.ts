import { expect, test } from 'vitest';
import { type Draft, filterWeeks, goneWord, weeksOf, withoutRoom } from './draft-weeks';

const team = (name: string) => ({ id: name, name });
const [ants, bees, cats, dogs] = ['Ants', 'Bees', 'Cats', 'Dogs'].map(team) as [
  { id: string; name: string },
  { id: string; name: string },
  { id: string; name: string },
  { id: string; name: string },
];
const when = { time: '18:00', location: null, court: null };

const draft = {
  schedule: { id: '1', startDate: '2025-10-06', numWeeks: 3 },
  weeks: [
    { index: 0, byes: [ants, bees], doubleHeaders: [] },
    { index: 1, byes: [dogs], doubleHeaders: [ants] },
    { index: 2, byes: [ants, bees], doubleHeaders: [] },
  ],
  games: [
    { weekIndex: 1, date: '2025-10-13', ...when, time: '19:00', homeTeam: ants, awayTeam: bees, isUnchanged: false },
    { weekIndex: 1, date: '2025-10-13', ...when, homeTeam: cats, awayTeam: ants, isUnchanged: true },
    {
      weekIndex: 2,
      date: '2025-10-20',
      ...when,
      homeTeam: cats,
      awayTeam: dogs,
      isUnchanged: false,
      movedFrom: { id: '5', date: '2025-10-13', ...when },
    },
  ],
  playedGames: [{ id: '7', date: '2025-10-06', ...when, homeTeam: cats, awayTeam: dogs }],
  removedGames: [
    { id: '8', date: '2025-10-13', ...when, homeTeam: bees, awayTeam: dogs },
    { id: '9', date: null, ...when, time: null, homeTeam: bees, awayTeam: dogs },
  ],
} as unknown as Draft;

test('weeks hold what a draft brings, leaves and removes, with who rests and who plays twice, as the server says', () => {
  const weeks = weeksOf(draft);
  expect(weeks.map(({ index, games }) => [index, games.map(({ changeKind }) => changeKind)])).toEqual([
    [0, ['played']],
    [1, ['same', 'removed', 'new']],
    [2, ['moved']],
    [null, ['removed']],
  ]);
  expect(weeks.map(({ byes }) => byes.map(({ name }) => name))).toEqual([
    ['Ants', 'Bees'],
    ['Dogs'],
    ['Ants', 'Bees'],
    [],
  ]);
  expect(weeks[1]!.doubleHeaders).toEqual([ants]);
});

test('games that go are replaced by new ones, and removed where there are none, by a repair as by any draft', () => {
  const [added, same, moved] = draft.games;
  expect(goneWord({ ...draft, isRepair: true, games: [added!, same!] } as Draft)).toBe('Replaced');
  expect(goneWord({ ...draft, isRepair: false, games: [same!, moved!] } as Draft)).toBe('Removed');
});

test('weeks are filtered by team and by what changes', () => {
  const weeks = weeksOf(draft);
  const shown = (teamId: string, changesOnly: boolean) =>
    filterWeeks(weeks, { teamId, changesOnly }).map(({ index, games }) => [
      index,
      games.map(({ changeKind }) => changeKind),
    ]);
  expect(shown('', true)).toEqual([
    [1, ['removed', 'new']],
    [2, ['moved']],
    [null, ['removed']],
  ]);
  expect(shown('Ants', false)).toEqual([
    [0, []],
    [1, ['same', 'new']],
    [2, []],
  ]);
});

test('games of a team that left are given up for that, all others for want of room', () => {
  const row = (of: { id: string; name: string }) => ({ team: of }) as unknown as Draft['teams'][number];
  const { removedGames } = draft;
  expect(withoutRoom({ removedGames, teams: [ants, bees, cats, dogs].map(row) })).toBe(2);
  expect(withoutRoom({ removedGames, teams: [ants, bees, cats].map(row) })).toBe(0);
});

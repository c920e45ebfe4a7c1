import { expect, test } from 'vitest';
import { controlNameOfItem, scheduleItems, wordsOfItem } from './schedule-items';

const team = (id: string, name: string) => ({ id, name, logoUrl: null, colour: null, abbreviation: null });
const game = (id: string, date: string | null) => ({
  id,
  date,
  time: '18:00',
  status: 'SCHEDULED' as const,
  displayStatus: 'Scheduled',
  location: null,
  court: null,
  rescheduledFrom: null,
  liveScore: null,
  homeScore: null,
  awayScore: null,
  homeTeam: team('1', 'Aces'),
  awayTeam: team('2', 'Bulls'),
  division: null,
  placeFindings: [],
  scoreMismatch: null,
});
const league = { id: '3', name: 'D1' };
const bye = (id: string, date: string | null) => ({
  id,
  date,
  version: 1,
  teams: [{ id: '3', name: 'Cats' }],
  seasonLeague: { id: '5' },
});
const weekOff = (id: string, date: string) => ({
  id,
  date,
  reason: null,
  version: 1,
  seasonLeague: { id: '5', league },
});
const games = (hasNextPage = false) => ({
  nodes: [game('10', '2025-10-01'), game('11', '2025-10-08'), game('12', null)].slice(0, hasNextPage ? 2 : 3),
  pageInfo: { hasNextPage },
});
const leagues = [
  { league, storedByes: [bye('7', '2025-10-01'), bye('8', null)] },
  { league: { id: '4', name: 'D2' }, storedByes: [bye('9', '2025-12-02')] },
];
const off = [weekOff('20', '2025-10-08'), weekOff('21', '2025-12-01')];
const keys = (filters: { date?: string; league?: string } = {}, hasNextPage = false) =>
  scheduleItems(games(hasNextPage), leagues, off, { date: '', league: '', ...filters }).map(({ key }) => key);

test('items are in order of date: weeks off, games, byes; byes without a date before all, games without one last', () => {
  const dated = ['game-10', 'bye-7', 'week-off-20', 'game-11', 'week-off-21', 'bye-9'];
  expect(keys()).toEqual(['bye-8', ...dated, 'game-12']);
});

test('a date or a league leaves the others out', () => {
  const others = (filters: object) => keys(filters).filter((key) => !key.startsWith('game'));
  expect(others({ date: '2025-12-02' })).toEqual(['bye-9']);
  expect(others({ league: '4' })).toEqual(['week-off-20', 'week-off-21', 'bye-9']);
});

test('while more games are to be loaded, what lies behind the last one waits', () => {
  expect(keys({}, true)).toEqual(['bye-8', 'game-10', 'bye-7', 'week-off-20', 'game-11']);
});

test('a question names each with its date, and a week off with its league', () => {
  const items = scheduleItems(games(), leagues, off, { date: '', league: '' });
  expect(items.slice(0, 4).map(wordsOfItem)).toEqual([
    'Cats (BYE)',
    'Aces vs Bulls, Wed, Oct 1, 2025',
    'Cats (BYE), Wed, Oct 1, 2025',
    'D1: No Games (Off Week), Wed, Oct 8, 2025',
  ]);
});

test('controls of weeks off of two leagues on one day have two names', () => {
  const other = { ...weekOff('22', '2025-10-08'), seasonLeague: { id: '6', league: { id: '4', name: 'D2' } } };
  const items = scheduleItems(games(), [], [off[0]!, other], { date: '2025-10-08', league: '' });
  const names = items.filter(({ kind }) => kind === 'week-off').map(controlNameOfItem);
  expect(names).toEqual(['D1: No Games (Off Week)', 'D2: No Games (Off Week)']);
});

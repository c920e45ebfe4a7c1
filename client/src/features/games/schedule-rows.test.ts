import { expect, test } from 'vitest';
import { type ScheduleFilters, scheduleRows, weekOffText } from './schedule-rows';

const none: ScheduleFilters = { season: '', date: '', league: '', team: '', state: '' };
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
  homeScore: null,
  awayScore: null,
  homeTeam: team('1', 'Aces'),
  awayTeam: team('2', 'Bulls'),
});
const seasonLeague = { id: '5', season: { id: '1' }, league: { id: '3', name: 'D1' } };
const organization = (hasNextPage = false) => ({
  games: {
    nodes: [game('10', '2025-10-01'), game('11', '2025-10-08'), game('12', null)],
    pageInfo: { hasNextPage, endCursor: null },
    totalCount: 3,
  },
  byes: [
    { id: null, date: '2025-10-01', teams: [team('3', 'Cats'), team('4', 'Dogs')], seasonLeague },
    { id: '7', date: '2024-10-01', teams: [team('3', 'Cats')], seasonLeague: { ...seasonLeague, season: { id: '9' } } },
  ],
  weeksOff: [
    { id: '8', date: '2025-10-01', reason: 'Holiday', seasonLeague },
    { id: '9', date: '2025-12-01', reason: null, seasonLeague },
  ],
});
const season = (leagues: number) => ({ id: '1', seasonLeagues: Array.from({ length: leagues }) });
const keys = (filters: ScheduleFilters, hasNextPage = false) =>
  scheduleRows(organization(hasNextPage), season(1), filters).map(({ key }) => key);

test('rows are in order of date: week off, games, byes; a game without a date is last; other seasons are left out', () => {
  expect(keys(none)).toEqual(['off-8', 'game-10', 'bye-2025-10-01-3-4', 'game-11', 'off-9', 'game-12']);
});

test('texts are those of the specification', () => {
  const texts = scheduleRows(organization(), season(2), { ...none, league: '3' }).flatMap((row) =>
    'text' in row ? [row.text] : [],
  );
  expect(texts).toEqual(['No Games (Holiday)', 'Cats, Dogs (BYE)', 'No Games (Off Week)']);
  expect(weekOffText('  ')).toBe('No Games (Off Week)');
});

test('among all leagues a week off names its own', () => {
  const other = {
    id: '10',
    date: '2025-10-01',
    reason: null,
    seasonLeague: { ...seasonLeague, id: '6', league: { id: '4', name: 'D2' } },
  };
  const rows = scheduleRows({ ...organization(), weeksOff: [...organization().weeksOff, other] }, season(2), none);
  expect(rows.flatMap((row) => (row.kind === 'week-off' ? [row.text] : []))).toEqual([
    'D1: No Games (Holiday)',
    'D2: No Games (Off Week)',
    'D1: No Games (Off Week)',
  ]);
});

test('the only league of a season is not named', () => {
  const rows = scheduleRows(organization(), season(1), none);
  expect(rows.flatMap((row) => (row.kind === 'week-off' ? [row.text] : []))).toEqual([
    'No Games (Holiday)',
    'No Games (Off Week)',
  ]);
});

test('filters hold for byes and weeks off, too', () => {
  expect(keys({ ...none, state: 'completed' })).toEqual(['game-10', 'game-11', 'game-12']);
  expect(keys({ ...none, team: '4' }).filter((key) => key.startsWith('bye'))).toEqual(['bye-2025-10-01-3-4']);
  expect(keys({ ...none, team: '1' }).filter((key) => key.startsWith('bye'))).toEqual([]);
  expect(keys({ ...none, date: '2025-12-01' }).filter((key) => !key.startsWith('game'))).toEqual(['off-9']);
});

test('what lies behind the last loaded game waits for it', () => {
  const loaded = organization(true);
  loaded.games.nodes.pop();
  expect(scheduleRows(loaded, season(1), none).map(({ key }) => key)).toEqual([
    'off-8',
    'game-10',
    'bye-2025-10-01-3-4',
    'game-11',
  ]);
});

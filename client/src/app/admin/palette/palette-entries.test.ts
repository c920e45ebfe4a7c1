import { expect, test } from 'vitest';
import type { SiteUser } from '../../site';
import { type PaletteFound, paletteEntries, splitMatchup } from './palette-entries';

const NOTHING: PaletteFound = { seasons: [], teams: [], players: [], games: [] };
const user = (role: SiteUser['role']): SiteUser => ({
  id: '1',
  username: 'a',
  role,
  organizationId: '1',
  theme: 'light',
});
const team = (id: string, name: string) => ({ id, name });
const [rockets, lakers, suns] = [
  team('1', 'Houston Rockets'),
  team('2', 'Los Angeles Lakers'),
  team('3', 'Phoenix Suns'),
];
const played = {
  id: '8',
  date: '2025-10-01',
  status: 'FINAL' as const,
  displayStatus: 'Final',
  homeScore: 101,
  awayScore: 99,
  homeTeam: rockets,
  awayTeam: lakers,
};
const coming = {
  id: '9',
  date: '2025-10-08',
  status: 'SCHEDULED' as const,
  displayStatus: 'Scheduled',
  homeScore: null,
  awayScore: null,
  homeTeam: suns,
  awayTeam: rockets,
};
const found: PaletteFound = {
  seasons: [
    {
      id: '3',
      name: 'Spring 2025',
      active: false,
      seasonLeagues: [{ id: '30', league: { id: '5', name: 'Open Tuesday' } }],
      divisions: [],
    },
    {
      id: '4',
      name: 'Fall 2025',
      active: true,
      seasonLeagues: [{ id: '40', league: { id: '5', name: 'Open Tuesday' } }],
      divisions: [
        { id: '6', name: 'East' },
        { id: '9', name: 'West' },
      ],
    },
  ],
  teams: [rockets, suns],
  players: [{ id: '7', fullName: 'James Harden', knownAs: 'The Beard', rosters: [] }],
  games: [played, coming, coming],
};
const shown = (text: string, answer = found): string[] =>
  paletteEntries(text, answer, user('staff')).map(({ kind, name, detail, to }) => [kind, name, detail, to].join(' | '));

test('without a text all screens that the role may see are offered', () => {
  const names = (role: SiteUser['role']) => paletteEntries('', NOTHING, user(role)).map(({ name }) => name);
  expect(names('staff')).toContain('Standings');
  expect(names('staff')).not.toContain('Audit trail');
  expect(names('org_owner')).toContain('Audit trail');
  expect(names('org_owner')).not.toContain('Organizations');
  expect(names('super_admin')).toContain('Organizations');
});

test('a text finds screens and seasons by their names, and what the server found', () => {
  expect(shown('fall')).toEqual([
    'Season | Fall 2025 | Active | /dashboard/seasons/4',
    'Team | Houston Rockets |  | /teams/1',
    'Team | Phoenix Suns |  | /teams/3',
    'Player | James Harden (The Beard) | No Team | /players/7',
    'Game | Phoenix Suns – Houston Rockets | Oct 8, 2025, Scheduled | /games/9',
    'Game | Houston Rockets – Los Angeles Lakers | Oct 1, 2025, 101:99 | /games/8',
  ]);
  expect(shown('stat', NOTHING)).toEqual(['Screen | Stats | Season | /stats']);
});

test('a text finds leagues and the brackets of divisions, of active seasons first', () => {
  const of = (text: string): string[] => shown(text, { ...NOTHING, seasons: found.seasons });
  expect(of('tuesday')).toEqual([
    'League | Open Tuesday | Fall 2025 | /dashboard/seasons/4/leagues/5',
    'League | Open Tuesday | Spring 2025 | /dashboard/seasons/3/leagues/5',
  ]);
  expect(of('east')).toEqual(['Bracket | East | Fall 2025 | /dashboard/seasons/4/divisions/6']);
  expect(of('bracket')).toEqual([
    'Bracket | East | Fall 2025 | /dashboard/seasons/4/divisions/6',
    'Bracket | West | Fall 2025 | /dashboard/seasons/4/divisions/9',
  ]);
});

test('a result that does not count says so', () => {
  const off = { ...played, status: 'CANCELLED' as const };
  expect(shown('rockets', { ...NOTHING, games: [off] })).toEqual([
    'Game | Houston Rockets – Los Angeles Lakers | Oct 1, 2025, 101:99, Cancelled | /games/8',
  ]);
});

test('two teams are a game of theirs', () => {
  expect([
    splitMatchup('rockets - lakers'),
    splitMatchup(' Rockets vs. Lakers '),
    splitMatchup('rockets @ lakers'),
    splitMatchup('Trail-Blazers'),
    splitMatchup(''),
  ]).toEqual([
    ['rockets', 'lakers'],
    ['Rockets', 'Lakers'],
    ['rockets', 'lakers'],
    ['Trail-Blazers', null],
    ['', null],
  ]);
  expect(shown('rockets - lakers', { ...NOTHING, games: [coming, played] })).toEqual([
    'Game | Houston Rockets – Los Angeles Lakers | Oct 1, 2025, 101:99 | /games/8',
  ]);
});

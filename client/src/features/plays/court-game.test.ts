import { DEFAULT_PLAY_SETTINGS } from '@domain/plays/play-settings';
import { expect, test } from 'vitest';
import { courtGameOf } from './court-game';
import { tagOf } from './shown/play-text';
import type { CourtsideGameFragment, CourtsideSideFragment } from './courtside.generated';

const side = (id: string, ...players: [jerseyNumber: string | null, lastName: string][]): CourtsideSideFragment => ({
  team: { id, name: id, logoUrl: null, colour: null, abbreviation: null },
  entryRows: players.map(([jerseyNumber, lastName]) => ({
    id: lastName,
    jerseyNumber,
    onRoster: true,
    didNotPlay: false,
    started: false,
    player: { id: lastName, fullName: lastName, lastName },
  })),
});

const gameOf = (home: CourtsideSideFragment): CourtsideGameFragment => ({
  id: 'g',
  version: 1,
  status: 'IN_PROGRESS',
  homeScore: null,
  awayScore: null,
  season: null,
  playSettings: DEFAULT_PLAY_SETTINGS,
  home,
  away: side('2'),
  plays: [],
});
const organization = { id: 'o', slug: 'nba', sports: [{ id: '1', name: 'basketball' }], gamePeriods: [] };

test('siblings without numbers are told apart', () => {
  const people: [jersey: string | null, first: string, last: string][] = [
    [null, 'Ann', 'Berg'],
    [null, 'Bea', 'Berg'],
    ['7', 'Cleo', 'Berg'],
    [null, 'Dana', 'Cole'],
    [null, 'Eve', 'East'],
    [null, 'Emma', 'East'],
  ];
  const roster = side('1', ...people.map(([jersey], index): [string | null, string] => [jersey, `${index}`]));
  const rows = roster.entryRows!.map((row, index) => {
    const [, first, last] = people[index]!;
    return { ...row, player: { id: `${index}`, fullName: `${first} ${last}`, lastName: last } };
  });
  const { home } = courtGameOf(organization, gameOf({ ...roster, entryRows: rows }))!;
  expect(home.players.map(tagOf)).toEqual(['7 Berg', 'A. Berg', 'B. Berg', 'Cole', 'Eve East', 'Emma East']);
});

test('players stand by their numbers, 0 before 00; those without one after them, by last name', () => {
  const roster = side(
    '1',
    ['11', 'Allen'],
    [null, 'Young'],
    ['4', 'Berg'],
    ['00', 'Cole'],
    ['', 'East'],
    ['G', 'Frost'],
    ['7', 'Gray'],
    ['0', 'Hunt'],
  );
  const { home } = courtGameOf(organization, gameOf(roster))!;
  expect(home.players.map(({ jersey, lastName }) => jersey ?? lastName)).toEqual([
    '0',
    '00',
    '4',
    '7',
    '11',
    'G',
    'East',
    'Young',
  ]);
});

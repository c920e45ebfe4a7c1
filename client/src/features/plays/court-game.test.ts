import { DEFAULT_PLAY_SETTINGS } from '@domain/plays/play-settings';
import { expect, test } from 'vitest';
import { courtGameOf } from './court-game';
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
  const game: CourtsideGameFragment = {
    id: 'g',
    version: 1,
    status: 'IN_PROGRESS',
    homeScore: null,
    awayScore: null,
    season: null,
    playSettings: DEFAULT_PLAY_SETTINGS,
    home: roster,
    away: side('2'),
    plays: [],
  };
  const sports = [{ id: '1', name: 'basketball' }];
  const { home } = courtGameOf({ id: 'o', slug: 'nba', sports, gamePeriods: [] }, game)!;
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

import { expect, test } from 'vitest';
import { contentsInWords } from './organization-contents';

test('what goes is counted, and what is not there is not spoken of', () => {
  const contents = {
    id: '4',
    seasons: [{ id: '1' }],
    leagues: [],
    teams: { totalCount: 30 },
    players: { totalCount: 540 },
    games: { totalCount: 1 },
    links: [],
    publishedPages: [{ path: 'rules' }],
    businesses: [{ id: '8' }, { id: '9' }],
  };
  expect(contentsInWords(contents, 2)).toEqual([
    '2 users',
    '1 season',
    '30 teams',
    '540 players',
    '1 game',
    '1 published page',
    '2 businesses',
  ]);
});

test('an empty organization has nothing to name', () => {
  expect(contentsInWords(null, 0)).toEqual([]);
});

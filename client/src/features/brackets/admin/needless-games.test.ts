import { expect, test } from 'vitest';
import { needlessGames } from './needless-games';

const game = (id: string, bracketNode: string | null, displayStatus = 'Scheduled') => ({
  id,
  bracketNode,
  displayStatus,
});

test('what was created for a decided series and is still to be played is needless', () => {
  const otherGames = [
    game('3', 'r1m0'),
    game('4', null),
    game('5', 'r1m0', 'Cancelled'),
    game('6', 'r1m0', 'Completed'),
  ];
  const match = { id: 'r1m0', winner: { id: '1' }, otherGames };
  expect(needlessGames([match]).map(({ id }) => id)).toEqual(['3']);
  expect(needlessGames([{ ...match, winner: null }])).toEqual([]);
});

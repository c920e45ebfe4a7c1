import { expect, test } from 'vitest';
import { resultOf } from './use-followed-plays';

test('of a followed game the result alone is kept: laid over the game as it was opened, it takes no team away', () => {
  const result = { id: '7', version: 3, status: 'IN_PROGRESS', homeScore: null, awayScore: null } as const;
  expect(resultOf({ ...result, home: { liveScore: 2 }, away: { liveScore: 0 }, plays: [] })).toEqual(result);
});

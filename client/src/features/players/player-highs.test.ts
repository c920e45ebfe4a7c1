import { expect, test } from 'vitest';
import { playerHighs } from './player-highs';
import type { PlayerGamesFragment } from './player.generated';

const definition = (abbreviation: string, kind: 'COUNTING' | 'PERCENTAGE' = 'COUNTING') => ({
  id: abbreviation,
  name: abbreviation,
  abbreviation,
  kind,
});
const games = (hasNextPage: boolean, ...values: (number | null)[][]) =>
  ({
    statDefinitions: [
      definition('PTS'),
      definition('FTM'),
      definition('FTA'),
      definition('FT%', 'PERCENTAGE'),
      definition('REB'),
    ],
    nodes: values.map((each) => ({ values: each })),
    pageInfo: { hasNextPage, endCursor: null },
  }) as unknown as PlayerGamesFragment;

test('the high of a statistic is the largest of all games, none for attempts, percentages and where all are 0', () => {
  expect(playerHighs(games(false, [31, 4, 8, 50, 0], [26, 10, 12, 83.3, null]))).toEqual([31, 10, null, null, null]);
});

test('a single game and a list of which more is to come have no highs', () => {
  expect(playerHighs(games(false, [31, 4, 8, 50, 0]))).toEqual([null, null, null, null, null]);
  expect(playerHighs(games(true, [31, 4, 8, 50, 0], [26, 10, 12, 83.3, null]))).toEqual([null, null, null, null, null]);
});

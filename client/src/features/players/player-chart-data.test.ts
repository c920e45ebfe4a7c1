import { expect, test } from 'vitest';
import { pointsByGame, shotShares } from './player-chart-data';
import type { PlayerGamesFragment } from './player.generated';

const games = (
  abbreviations: string[],
  hasNextPage: boolean,
  ...rows: [date: string, ...values: (number | null)[]][]
) =>
  ({
    statDefinitions: abbreviations.map((abbreviation) => ({
      id: abbreviation,
      abbreviation,
      name: abbreviation,
      kind: 'COUNTING',
    })),
    nodes: rows.map(([date, ...values], index) => ({
      game: { date },
      home: index % 2 === 0,
      opponent: { name: 'Orlando Magic', abbreviation: null },
      values,
    })),
    pageInfo: { hasNextPage, endCursor: null },
  }) as unknown as PlayerGamesFragment;

test('points oldest first with the average up to each game; a game without a value is left out', () => {
  const list = games(
    ['REB', 'PTS'],
    false,
    ['2018-02-01', 4, 28],
    ['2018-01-31', 1, null],
    ['2018-01-30', 10, 60],
    ['2018-01-28', 8, 27],
  );
  expect(pointsByGame(list)).toEqual({
    labels: ['Jan 28 at ORL', 'Jan 30 vs ORL', 'Feb 1 vs ORL'],
    shortLabels: ['Jan 28', 'Jan 30', 'Feb 1'],
    points: [27, 60, 28],
    averages: [27, 43.5, 38.3],
  });
  expect(pointsByGame(games(['PTS'], true, ['2018-02-01', 28], ['2018-01-30', 60]))).toBeNull();
  expect(pointsByGame(games(['PTS'], false, ['2018-02-01', 28]))).toBeNull();
});

test('shares of points by shot: 10 twos, 4 threes and 8 free throws are 20, 12 and 8 of 40 points', () => {
  const list = games(['2PM', '3PM', 'FTM'], false, ['2018-02-01', 6, 4, 3], ['2018-01-30', 4, null, 5]);
  expect(shotShares(list)).toEqual([
    { name: 'Two-pointers', points: 20, share: 50 },
    { name: 'Three-pointers', points: 12, share: 30 },
    { name: 'Free throws', points: 8, share: 20 },
  ]);
  expect(shotShares(games(['2PM', 'FTM'], false, ['2018-02-01', 6, 4]))).toBeNull();
  expect(shotShares(games(['2PM', '3PM', 'FTM'], false, ['2018-02-01', 0, 0, 0]))).toBeNull();
});

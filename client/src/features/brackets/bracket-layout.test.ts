import { expect, test } from 'vitest';
import { BOX, layOutBracket, roundTitle } from './bracket-layout';

const match = (slot: number, winner: unknown = null): { slot: number; winner: unknown } => ({ slot, winner });

test('four teams: two matches lead to the final, which stands between them', () => {
  const { rounds, connectors, height } = layOutBracket(
    [
      { number: 1, matches: [match(0, {}), match(1)] },
      { number: 2, matches: [match(0)] },
    ],
    4,
  );
  const middle = (round: number, index: number): number => rounds[round]!.matches[index]!.top + BOX.height / 2;
  expect([rounds[0]!.title, rounds[1]!.title]).toEqual(['Semifinals', 'Final']);
  expect(middle(1, 0)).toBe((middle(0, 0) + middle(0, 1)) / 2);
  expect(middle(1, 0)).toBe(height / 2);
  expect(connectors.map(({ decided }) => decided)).toEqual([true, false]);
});

test('five teams: the three best seeds have byes where their slots are', () => {
  const { rounds, connectors } = layOutBracket(
    [
      { number: 1, matches: [match(1)] },
      { number: 2, matches: [match(0), match(1)] },
      { number: 3, matches: [match(0)] },
    ],
    5,
  );
  expect(rounds[0]!.byes.map(({ seed }) => seed)).toEqual([1, 2, 3]);
  expect(rounds[1]!.byes).toEqual([]);
  // The match of seeds 4 and 5 leads to the one of seed 1.
  expect(connectors).toHaveLength(6);
});

test('fewer than two teams: nothing to draw', () => {
  expect(layOutBracket([], 1)).toMatchObject({ rounds: [], connectors: [] });
});

test.each([
  [1, 5, 'Round 1'],
  [2, 5, 'Round 2'],
  [3, 5, 'Quarterfinals'],
  [5, 5, 'Final'],
  [1, 1, 'Final'],
])('round %d of %d is called %s', (number, count, title) => {
  expect(roundTitle(number, count)).toBe(title);
});

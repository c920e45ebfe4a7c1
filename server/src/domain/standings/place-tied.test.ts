import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DecidedGame } from './decided-game.js';
import { placeTied } from './place-tied.js';

/** Teams named by letters, with level records and the point difference given. */
const teams = (differences: Readonly<Record<string, number>>) =>
  Object.entries(differences).map(([name, difference]) => ({
    id: name.charCodeAt(0),
    name,
    wins: 5,
    losses: 5,
    pointsFor: 500 + difference,
    pointsAgainst: 500,
  }));

/** 'AB AC' says that A beat B, and A beat C. */
const beaten = (results: string) =>
  results
    .split(' ')
    .filter(Boolean)
    .map((pair): DecidedGame => [pair.charCodeAt(0), pair.charCodeAt(1), 2, 1]);

const placed = (differences: Readonly<Record<string, number>>, results: string) =>
  placeTied(teams(differences), beaten(results)).map(({ team, rule }) => `${team.name} ${rule ?? '-'}`);

describe('head-to-head', () => {
  test('of two teams beats a better difference', () => {
    expect(placed({ A: 90, B: -90 }, 'BA')).toEqual(['B -', 'A headToHead']);
  });

  test('split between two teams leaves it to the difference', () => {
    expect(placed({ A: -1, B: 1 }, 'AB BA')).toEqual(['B -', 'A pointDifference']);
  });

  test('starts again for the rest once one separates', () => {
    // Among the three: A 5-2 (.714), B 2-3 (.400), C 1-3 (.250). With A placed, B and C have met once, and C won.
    expect(placed({ A: 0, B: 50, C: 0 }, 'AB AB BA BA AC AC AC CB')).toEqual(['A -', 'C headToHead', 'B headToHead']);
  });

  test('starts again among those ahead', () => {
    // Among the four: A and B 2-1, C and D 1-2. A beat B; C beat D.
    expect(placed({ A: 0, B: 9, C: 0, D: 9 }, 'AB AC DA BC BD CD')).toEqual([
      'A -',
      'B headToHead',
      'C headToHead',
      'D headToHead',
    ]);
  });

  test('leaves the rest to the difference where it stops separating', () => {
    expect(placed({ A: 0, B: 1, C: 2 }, 'AB AC')).toEqual(['A -', 'C headToHead', 'B pointDifference']);
  });

  test('a circle goes to the difference, and to the name where that is equal', () => {
    expect(placed({ C: 3, A: 3, B: 10 }, 'AB BC CA')).toEqual(['B -', 'A pointDifference', 'C name']);
  });

  test('games with others and ties say nothing', () => {
    const games: DecidedGame[] = [
      [66, 65, 5, 5],
      [66, 90, 9, 1],
    ];
    expect(placeTied(teams({ A: 1, B: 0 }), games).map(({ team }) => team.name)).toEqual(['A', 'B']);
  });
});

test('nobody played anybody: difference, name, id', () => {
  const namesake = { wins: 0, losses: 0, pointsFor: 0, pointsAgainst: 0, name: 'Twins' };
  expect(
    placeTied(
      [
        { ...namesake, id: 10 },
        { ...namesake, id: 9 },
      ],
      [],
    ).map(({ team }) => team.id),
  ).toEqual([9, 10]);
  expect(placeTied([], [])).toEqual([]);
});

test('every team is placed once, whatever the order of teams and games', () => {
  const pair = fc
    .tuple(fc.constantFrom('A', 'B', 'C', 'D', 'E'), fc.constantFrom('A', 'B', 'C', 'D', 'E'))
    .filter(([a, b]) => a !== b);
  const differences = fc.record({ A: fc.nat(2), B: fc.nat(2), C: fc.nat(2), D: fc.nat(2), E: fc.nat(2) });
  fc.assert(
    fc.property(differences, fc.array(pair, { maxLength: 20 }), (difference, pairs) => {
      const games = beaten(pairs.map(([a, b]) => `${a}${b}`).join(' '));
      const forward = placeTied(teams(difference), games);
      const backward = placeTied([...teams(difference)].reverse(), [...games].reverse());
      expect(backward).toEqual(forward);
      expect(forward.map(({ team }) => team.name).sort()).toEqual(['A', 'B', 'C', 'D', 'E']);
    }),
  );
});

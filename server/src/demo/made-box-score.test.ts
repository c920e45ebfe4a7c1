import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MADE_STATISTICS, madeGame, type MadeSide } from './made-box-score.js';
import { People } from './people.js';
import { randomOf } from './random.js';

const column = (name: (typeof MADE_STATISTICS)[number]): number => MADE_STATISTICS.indexOf(name);

function check({ lines, score, periods }: MadeSide): void {
  const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
  const value = (line: number[], name: (typeof MADE_STATISTICS)[number]): number => line[column(name)]!;
  expect(sum(lines.map(({ values }) => value(values, 'PTS')))).toBe(score);
  expect(sum(periods)).toBe(score);
  expect(lines.filter(({ started }) => started)).toHaveLength(5);
  for (const { values } of lines) {
    expect(value(values, 'PTS')).toBe(2 * value(values, '2PM') + 3 * value(values, '3PM') + value(values, 'FTM'));
    expect(value(values, 'REB')).toBe(value(values, 'OREB') + value(values, 'DREB'));
    for (const [made, tried] of [
      ['2PM', '2PA'],
      ['3PM', '3PA'],
      ['FTM', 'FTA'],
    ] as const)
      expect(value(values, made)).toBeLessThanOrEqual(value(values, tried));
    for (const number of values) expect(number).toBeGreaterThanOrEqual(0);
  }
}

test('lines, periods and scores agree, and nobody ties', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom({ minutes: 40, shots: 58 }, { minutes: 28, shots: 12 }), (seed, style) => {
      const random = randomOf(seed);
      const people = new People(random);
      const game = madeGame(random, people.roster(9), people.roster(8), style);
      check(game.home);
      check(game.away);
      expect(game.home.score).not.toBe(game.away.score);
      expect(game.home.periods.length).toBe(game.away.periods.length);
    }),
  );
});

import { expect, test } from 'vitest';
import { headingRow, nameIn, type TableShape } from './heading.js';

const SHAPE: TableShape = {
  required: ['home_team', 'home_score'],
  optional: ['Shoe Size', 'shoe_size', 'FG%'],
  further: (typed) => (typed === 'Home Q1' ? 'home_q1' : null),
};

test.each<[typed: string, name: string | null]>([
  ['home_score', 'home_score'],
  ['HOME_SCORE', 'home_score'],
  ['Home Score', 'home_score'],
  [' home-score ', 'home_score'],
  ['Home  team', 'home_team'],
  ['homescore', null],
  ['shoe size', 'Shoe Size'],
  ['Shoe_Size', 'shoe_size'],
  ['fg%', 'FG%'],
  ['Home Q1', 'home_q1'],
])('the column %j is %j', (typed, name) => {
  expect(nameIn(SHAPE, typed)).toBe(name);
});

test('a row of names with spaces names the columns below a title', () => {
  expect(headingRow([['Autumn 2026'], ['Home Team', 'Home Score'], ['Ants', '61']], SHAPE)).toBe(1);
});

import { expect, test } from 'vitest';
import { periodWords } from './period-words';

test.each([
  ['Basketball', 'Period', 'Score by period'],
  ['Baseball', 'Inning', 'Score by inning'],
  ['Tennis', 'Set', 'Score by set'],
  ['Volleyball', 'Set', 'Score by set'],
  [undefined, 'Period', 'Score by period'],
])('of %s', (sport, period, scoreBy) => {
  expect(periodWords(sport)).toMatchObject({ period, scoreBy });
});

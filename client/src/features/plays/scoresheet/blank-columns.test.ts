import { playVocabularyOf } from '@domain/plays/play-vocabulary-of';
import type { Sport } from '@domain/sports/sport';
import { expect, test } from 'vitest';
import { blankColumns } from './blank-columns';
import { periodHeading } from '@/lib/period-heading';

const sets = ['Set 1', 'Set 2', 'Set 3'].map((name) => ({ id: name, name }));

test.each<[Sport, string[]]>([
  ['basketball', ['1-40', '41-80', '81-120', '121-160']],
  ['baseball', ['1-40']],
  ['tennis', ['Set 1 1-10', 'Set 2 1-10', 'Set 3 1-10']],
  ['volleyball', ['Set 1 1-30', 'Set 2 1-30', 'Set 3 1-30']],
])('a blank scoresheet of %s counts %j', (sport, expected) => {
  const columns = blankColumns(playVocabularyOf(sport), sets);
  expect(columns.map(({ period, from, to }) => `${period ?? ''} ${from}-${to}`.trim())).toEqual(expected);
});

test('nine innings have their numbers above them, few periods their names', () => {
  expect(['Inning 9', 'Extra'].map((name) => periodHeading(name, 9))).toEqual(['9', 'Extra']);
  expect(periodHeading('Set 2', 5)).toBe('Set 2');
});

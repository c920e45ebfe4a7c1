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
  const headings = (names: string[]) => {
    const periods = names.map((name) => ({ name }));
    return names.map((name) => periodHeading(name, periods)).join(' ');
  };
  const innings = Array.from({ length: 9 }, (_, inning) => `Inning ${inning + 1}`);
  expect(headings([...innings, 'Extra'])).toBe('1 2 3 4 5 6 7 8 9 Extra');
  expect(headings(['Set 1', 'Set 2'])).toBe('Set 1 Set 2');
  // Of overtimes as of quarters, a number would stand for two.
  expect(headings(['Q1', 'Q2', 'Q3', 'Q4', 'OT1', 'OT2', 'OT3'])).toBe('Q1 Q2 Q3 Q4 OT1 OT2 OT3');
  expect(headings(['Set 1', 'Set 2', 'Set 3', 'Set 4', 'Set 5', 'Extra set 1', 'Tie 1'])).toBe(
    '1 2 3 4 5 Extra set 1 Tie 1',
  );
});

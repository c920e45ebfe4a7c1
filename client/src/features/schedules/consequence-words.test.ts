import { expect, test } from 'vitest';
import { type Consequence, consequenceWords } from './consequence-words';

const told = (code: Consequence['code'], team: string, weekIndex: number, weekCount = 1, opponent?: string) =>
  ({
    code,
    weekIndex,
    weekCount,
    team: { id: team, name: team },
    opponent: opponent === undefined ? null : { id: opponent, name: opponent },
  }) as Consequence;

test('teams of one kind and week are told together, by name', () => {
  const words = consequenceWords([
    told('BYE', 'Elks', 3),
    told('BYE', 'Bulls', 3),
    told('BYE', 'Aces', 4),
    told('DOUBLE_HEADER', 'Cats', 5),
    told('REMATCH', 'Bulls', 3, 2, 'Elks'),
    told('REMATCH', 'Dogs', 4, 1, 'Cats'),
  ]);
  expect(words.map(({ short }) => short)).toEqual([
    'Bye, week 4: Bulls, Elks',
    'Bye, week 5: Aces',
    'DH, week 6: Cats',
    'Again, weeks 4–5: Bulls vs Elks',
    'Again, week 5: Dogs vs Cats',
  ]);
  expect(words.map(({ full }) => full)).toEqual([
    'No game in week 4 for Bulls, Elks',
    'No game in week 5 for Aces',
    'Two games in week 6 for Cats',
    'Twice in weeks 4–5: Bulls vs Elks',
    'Twice in week 5: Dogs vs Cats',
  ]);
  expect(consequenceWords([])).toEqual([]);
});

test('a bye among several in a row is told with these alone', () => {
  expect(
    consequenceWords([told('BYE', 'Elks', 3), told('BYE', 'Bulls', 3), told('BYES_IN_A_ROW', 'Bulls', 2, 2)]),
  ).toEqual([
    { short: 'Bye, week 4: Elks', full: 'No game in week 4 for Elks' },
    { short: 'Byes in a row, weeks 3–4: Bulls', full: 'No game in weeks 3–4 for Bulls' },
  ]);
});

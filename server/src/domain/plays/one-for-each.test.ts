import { expect, test } from 'vitest';
import { SPORTS } from '../sports/sport.js';
import { isOneForEach } from './one-for-each.js';
import { playVocabularyOf } from './play-vocabulary-of.js';

test('a play has one assist, one block, one steal, and one rebound by either side; free throws, fouls and runs repeat', () => {
  expect(isOneForEach('ASSIST', 'ASSIST')).toBe(true);
  expect(isOneForEach('DEFENSIVE_REBOUND', 'OFFENSIVE_REBOUND')).toBe(true);
  expect(isOneForEach('BLOCK', 'DEFENSIVE_REBOUND')).toBe(false);
  for (const kind of ['MADE_FREE_THROW', 'SHOOTING_FOUL', 'RUN'] as const) expect(isOneForEach(kind, kind)).toBe(false);
});

test('of what stands on another play there is one for each, in every sport', () => {
  const standing = SPORTS.flatMap((sport) =>
    [...playVocabularyOf(sport).rules].filter(([, { link }]) => link?.isRequired).map(([kind]) => kind),
  );
  expect(standing).toContain('ASSIST');
  expect(standing.filter((kind) => !isOneForEach(kind, kind))).toEqual([]);
});

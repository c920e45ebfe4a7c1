import { expect, test } from 'vitest';
import { compareFacts } from './compare-facts.js';
import { columnFact, plainDefault } from './schema-fact.js';

const NAMES = ['migrations', 'entities'] as const;
const column = {
  table: 'games',
  column: 'date',
  type: 'date',
  nullable: true,
  defaultValue: null,
  identity: false,
  computed: false,
};
const date = columnFact(column);

test('equal sides agree, whatever their order', () => {
  expect(compareFacts(new Set(['a', 'b']), new Set(['b', 'a']), NAMES)).toEqual([]);
});

test('an entity without the column, and one with a column too many', () => {
  expect(compareFacts(new Set([date]), new Set(), NAMES)).toEqual([
    'games.date: date, may be null [only in the migrations]',
  ]);
  expect(compareFacts(new Set(), new Set([date]), NAMES)).toEqual([
    'games.date: date, may be null [only in the entities]',
  ]);
});

test.each([
  [{ column: 'day' }],
  [{ type: 'text' }],
  [{ nullable: false }],
  [{ defaultValue: 'now()' }],
  [{ identity: true }],
  [{ computed: true }],
])('a column that differs in %j is told from both sides', (change) => {
  const other = columnFact({ ...column, ...change });
  expect(compareFacts(new Set([date]), new Set([other]), NAMES)).toHaveLength(2);
});

test.each([
  ["'light'::text", 'light'],
  ["'{}'::text[]", '{}'],
  ["'{}'::jsonb", '{}'],
  ["''::text", ''],
  ["'1'", '1'],
  ['1', '1'],
  ['now()', 'now()'],
  [null, null],
])('the default %j reads %j', (expression, plain) => {
  expect(plainDefault(expression)).toBe(plain);
});

import { expect, test } from 'vitest';
import { callersPath, type Within } from './callers-path.js';
import type { Binding } from './row.js';

const stats: Binding = { to: 'sets', shape: 'renamed', names: { player_id: 'playerId', stat_id: 'definitionId' } };
const order: Binding = { to: 'ids', shape: 'inOrder', id: 'slt_id', by: 'order' };
const map: Binding = { to: 'attributes', shape: 'mapToList' };
const commas: Binding = { to: 'cities', shape: 'commaSplit' };
const unsorted = [
  { slt_id: 7, order: 2 },
  { slt_id: 9, order: 0 },
  { slt_id: 8, order: 1 },
];

test.each<[Binding, unknown, Within, string]>([
  ['city', 'x', [], 'it'],
  ['ids', [1, 2], [1], 'it[1]'],
  ['ids', 'x', [0], 'it'],
  [stats, [{}, {}], [1, 'definitionId'], 'it[1].stat_id'],
  [stats, [{}, {}], [1, 'value'], 'it[1].value'],
  [stats, {}, [0, 'definitionId'], 'it.stat_id'],
  [order, unsorted, [0], 'it[1].slt_id'],
  [order, unsorted, [2], 'it[0].slt_id'],
  [order, [5, 'x'], [1], 'it[1]'],
  [order, unsorted, [], 'it'],
  [map, { Height: '2 m', Number: {} }, [1, 'value'], 'it.Number'],
  [map, { Height: '2 m' }, ['Height'], 'it.Height'],
  [commas, 'Irvine,Tustin', [1], 'it'],
  [commas, ['Irvine', 'Tustin'], [1], 'it[1]'],
])('%j of %j: %j is %s', (binding, given, within, expected) => {
  expect(callersPath({ name: 'it', binding }, given, within)).toBe(expected);
});

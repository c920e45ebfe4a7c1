import { expect, test } from 'vitest';
import { groupBySport } from './group-by-sport';

test('entries stay in order within their sport, sports in order of appearance', () => {
  const [tennis, golf] = [
    { id: '2', name: 'tennis' },
    { id: '1', name: 'golf' },
  ];
  const list = [
    { id: 'a', sport: tennis },
    { id: 'b', sport: golf },
    { id: 'c', sport: tennis },
  ];
  expect(groupBySport(list).map(({ sport, items }) => [sport.name, items.map(({ id }) => id)])).toEqual([
    ['tennis', ['a', 'c']],
    ['golf', ['b']],
  ]);
  expect(groupBySport([])).toEqual([]);
});

import { expect, test } from 'vitest';
import { compareEntryRows } from './compare-entry-rows.js';
import { UNORDERED } from './unordered.js';

test('starters, then as put in order, then by name, then who did not play', () => {
  const row = (lastName: string, more: object = {}) => ({
    started: false,
    didNotPlay: false,
    sortOrder: UNORDERED,
    player: { id: lastName.codePointAt(0)!, firstName: 'A', lastName },
    ...more,
  });
  const rows = [
    row('F', { didNotPlay: true, sortOrder: 0 }),
    row('E'),
    row('D'),
    row('C', { sortOrder: 1 }),
    row('B', { started: true, sortOrder: 4 }),
    row('A', { started: true, sortOrder: 2 }),
  ];
  expect(rows.toSorted(compareEntryRows).map(({ player }) => player.lastName)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
});

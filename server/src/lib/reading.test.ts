import { expect, test } from 'vitest';
import { column, list, nested, reading, tenantReading } from './reading.js';

const team = (table: string) =>
  reading({ organizationId: tenantReading, id: column<number>(`${table}.id`), name: column<string>(`${table}.name`) });

test('values stand in the row where their columns are selected', () => {
  const game = reading({
    own: reading({ id: column<number>('g.id'), date: column<string>('g.date') }),
    home: team('home'),
    away: team('away'),
    place: reading({ name: column<string | null>('place.name') }),
  });
  expect(game.sql).toBe('g.id, g.date, home.id, home.name, away.id, away.name, place.name');
  expect(game.read([7, '2025-01-02', 1, 'Rockets', 2, 'Comets', null, 'further'], 5)).toEqual({
    own: { id: 7, date: '2025-01-02' },
    home: { organizationId: 5, id: 1, name: 'Rockets' },
    away: { organizationId: 5, id: 2, name: 'Comets' },
    place: { name: null },
  });
});

test('names of any kind are properties', () => {
  const odd = reading({ 'a"; b': column<number>('1'), constructor: column<number>('2') });
  expect(odd.read([1, 2], 0)).toEqual({ 'a"; b': 1, constructor: 2 });
});

test('a column that is a JSON list is read like a row of its own', () => {
  const line = reading({
    id: column<number>('l.id'),
    player: nested(team('p'), (columns) => `(SELECT ${columns})`),
  });
  const game = reading({ lines: list(line, (columns) => `(${columns})`), id: column<number>('g.id') });
  expect(game.sql).toBe('(l.id, (SELECT p.id, p.name)), g.id');
  expect(game.read([[[7, [1, 'Ann']]], 2], 5)).toEqual({
    lines: [{ id: 7, player: { organizationId: 5, id: 1, name: 'Ann' } }],
    id: 2,
  });
  expect(game.read([null, 2], 5)).toEqual({ lines: [], id: 2 });
});

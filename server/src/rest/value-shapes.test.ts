import { describe, expect, test } from 'vitest';
import { AppError } from '../lib/errors.js';
import { VALUE_SHAPES } from './value-shapes.js';
import { SHAPE_DIRECTIVES } from './shape-directives.js';

const shape = (name: string, value: unknown, args = {}): unknown => VALUE_SHAPES[name]!.apply(value, args);

describe('the shapes of values', () => {
  test('are those that documents may name, beside the ones for places', () => {
    const declared = SHAPE_DIRECTIVES.definitions.map((node) => ('name' in node && node.name ? node.name.value : ''));
    expect(declared.sort()).toEqual([...Object.keys(VALUE_SHAPES), 'answer', 'carry', 'flatten', 'unnest'].sort());
  });

  test('found: nothing there is 404, naming it', () => {
    expect(shape('found', { id: 1 }, { what: 'Game' })).toEqual({ id: 1 });
    expect(() => shape('found', null, { what: 'Game' })).toThrow(new AppError('NOT_FOUND', 'Game not found.'));
    expect(() => shape('found', null, { what: 'Season league', as: 'League' })).toThrow('League not found.');
  });

  test('only: an object is its one field, also within a list', () => {
    expect(shape('only', { id: 3 })).toBe(3);
    expect(shape('only', [{ name: 'a' }, { name: 'b' }])).toEqual(['a', 'b']);
    expect(shape('only', null)).toBeNull();
  });

  test('first: the first of a list', () => {
    expect([shape('first', [1, 2]), shape('first', []), shape('first', null)]).toEqual([1, null, null]);
  });

  test('where: items in which something is there, or true; 0 is there', () => {
    const items = [
      { value: 0, stat: { shown: true } },
      { value: null, stat: { shown: true } },
      { value: 5, stat: { shown: false } },
    ];
    expect(shape('where', items, { present: 'value' })).toEqual([items[0], items[2]]);
    expect(shape('where', items, { present: 'value', true: 'stat.shown' })).toEqual([items[0]]);
    expect(shape('where', null, {})).toEqual([]);
  });

  test('keyBy: a list is an object', () => {
    expect(
      shape(
        'keyBy',
        [
          { id: 7, home: 1 },
          { id: 9, home: 2 },
        ],
        { field: 'id' },
      ),
    ).toEqual({ 7: { id: 7, home: 1 }, 9: { id: 9, home: 2 } });
    expect(shape('keyBy', null, { field: 'id' })).toBeNull();
  });

  test('commaJoined: texts are one text', () => {
    expect([shape('commaJoined', ['men', 'co-ed']), shape('commaJoined', []), shape('commaJoined', null)]).toEqual([
      'men,co-ed',
      '',
      null,
    ]);
  });

  test('not, words, yes, there', () => {
    expect([shape('not', true), shape('not', false), shape('not', null)]).toEqual([false, true, null]);
    expect([
      shape('words', 'text', { from: ['text'], to: ['string'] }),
      shape('words', 'date', { from: ['text'], to: ['string'] }),
    ]).toEqual(['string', 'date']);
    expect(shape('yes', 'Anything')).toBe(true);
    expect([shape('there', { id: 1 }), shape('there', null)]).toEqual([true, false]);
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { INPUT_SHAPES, type InputShapeArgs } from './input-shapes.js';

let problems: string[] = [];
beforeEach(() => {
  problems = [];
});

const shape = (name: keyof typeof INPUT_SHAPES, value: unknown, args: InputShapeArgs = {}): unknown =>
  INPUT_SHAPES[name](value, args, (at, message) => problems.push(`${at} ${message}`));

describe('the shapes of parameters', () => {
  test('commaSplit: texts of one text', () => {
    expect([
      shape('commaSplit', 'men, co-ed,'),
      shape('commaSplit', ''),
      shape('commaSplit', ['men']),
      shape('commaSplit', null),
    ]).toEqual([['men', 'co-ed'], [], ['men'], null]);
  });

  test('mapToList: entries of an object', () => {
    expect(shape('mapToList', { Height: '2 m', Number: null })).toEqual([
      { name: 'Height', value: '2 m' },
      { name: 'Number', value: null },
    ]);
    expect(shape('mapToList', 'Height')).toBe('Height');
  });

  test('not: the opposite, of booleans and of their texts', () => {
    expect([true, false, 'true', 'false', null, 'yes'].map((value) => shape('not', value))).toEqual([
      false,
      true,
      false,
      true,
      null,
      'yes',
    ]);
  });

  test('renamed: objects under other names', () => {
    const names = { id: 'gameId', order: 'position' };
    expect(shape('renamed', [{ id: 3, order: 0, name: 'x' }, { id: 4 }, 5], { names })).toEqual([
      { gameId: 3, position: 0 },
      { gameId: 4 },
      5,
    ]);
    expect(shape('renamed', 'x', { names })).toBe('x');
    expect(shape('renamed', { id: 3 }, { names })).toEqual({ gameId: 3 });
  });

  test('inOrder: ids by a number', () => {
    expect(
      shape('inOrder', [
        { id: 7, position: 1 },
        { id: 9, position: 0 },
      ]),
    ).toEqual([9, 7]);
    expect(
      shape(
        'inOrder',
        [
          { slt_id: 7, order: '10' },
          { slt_id: 9, order: '9' },
        ],
        { id: 'slt_id', by: 'order' },
      ),
    ).toEqual([9, 7]);
    expect([shape('inOrder', [1, 2]), shape('inOrder', null)]).toEqual([[1, 2], null]);
    expect(problems).toEqual([]);
    shape('inOrder', [
      { id: 7, position: { valueOf: 1, toString: 1 } },
      { id: 9, position: 0 },
      { id: 8 },
      { id: 6, position: '' },
      { id: 5, position: 'first' },
      { id: 4, position: null },
      { id: 3, position: '3' },
    ]);
    expect(problems).toEqual([0, 2, 3, 4, 5].map((index) => `[${index}].position must be a number.`));
    problems = [];
    expect([shape('inOrder', [{ id: 7, position: 0 }, 8]), shape('inOrder', { id: 7 })]).toEqual([
      undefined,
      undefined,
    ]);
    expect(problems).toEqual(['[1] must be an object.', ' must be a list.']);
  });

  test('words: one for another', () => {
    expect([
      shape('words', 'string', { names: { string: 'text' } }),
      shape('words', 'date', { names: { string: 'text' } }),
      shape('words', 7),
    ]).toEqual(['text', 'date', 7]);
    expect(shape('words', 'constructor')).toBe('constructor');
  });

  test('active or something else', () => {
    expect(
      ['active', '7'].map((value) => [
        shape('ifActive', value),
        shape('unlessActive', value),
        shape('isNotActive', value),
      ]),
    ).toEqual([
      [true, undefined, false],
      [undefined, '7', true],
    ]);
  });
});

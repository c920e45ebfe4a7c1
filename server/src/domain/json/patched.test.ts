import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { patchBetween } from './patch-between.js';
import { patched } from './patched.js';

interface Thing {
  id: string;
  sortOrder: number;
  player: { id: string; name: string } | null;
}

const thing = (id: number): Thing => ({ id: String(id), sortOrder: id, player: { id: 'p', name: 'Ana' } });
const things = Array.from({ length: 400 }, (_, id) => thing(id));

const anyThing = fc.record({
  id: fc.integer({ min: 0, max: 8 }).map(String),
  sortOrder: fc.integer({ min: 0, max: 3 }),
  player: fc.option(fc.record({ id: fc.constantFrom('a', 'b'), name: fc.constantFrom('Ana', 'Bo') })),
});
const anyList = fc.oneof(
  fc.uniqueArray(anyThing, { selector: ({ id }) => id, maxLength: 8 }),
  fc.array(anyThing, { maxLength: 8 }),
  fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 6 }),
);
const anyValue = fc.oneof(
  fc.record({ data: fc.record({ list: anyList, score: fc.nat(3) }), errors: anyList }, { requiredKeys: ['data'] }),
  fc.jsonValue(),
);

test('a value and the patch to another one are the other one; what was given stays as it was', () => {
  fc.assert(
    fc.property(anyValue, anyValue, (before, after) => {
      const given = JSON.stringify(before);
      const patch = JSON.parse(JSON.stringify(patchBetween(before, after))) as ReturnType<typeof patchBetween>;
      expect(JSON.parse(JSON.stringify(patched(before, patch)))).toEqual(JSON.parse(JSON.stringify(after)));
      expect(JSON.stringify(before)).toBe(given);
    }),
    { numRuns: 2_000 },
  );
});

describe('in a list of things with ids', () => {
  test.each([
    ['nothing', things, []],
    ['one that comes in between', things.toSpliced(7, 0, thing(999)), [{ op: 'add', path: '/7', value: thing(999) }]],
    ['one that goes', things.toSpliced(7, 1), [{ op: 'remove', path: '/7' }]],
    [
      'a field of one',
      things.with(7, { ...things[7]!, player: { id: 'p', name: 'Bo' } }),
      [{ op: 'replace', path: '/7/player/name', value: 'Bo' }],
    ],
    [
      'one that goes to the front',
      [things[300]!, ...things.toSpliced(300, 1)],
      [{ op: 'move', from: '/300', path: '/0' }],
    ],
    [
      'one that goes to the end',
      [...things.slice(0, 7), ...things.slice(8), things[7]!],
      [{ op: 'move', from: '/7', path: '/399' }],
    ],
  ])('%s is no more than that', (_what, after, patch) => {
    expect(patchBetween(things, after)).toEqual(patch);
    expect(patched(things, patch as ReturnType<typeof patchBetween>)).toEqual(after);
  });
});

test('a list without ids is compared place by place', () => {
  expect(patchBetween([{ wins: 1 }, { wins: 2 }], [{ wins: 1 }, { wins: 3 }])).toEqual([
    { op: 'replace', path: '/1/wins', value: 3 },
  ]);
});

test('what a patch does not concern is the same object', () => {
  const before = { list: things, other: { a: 1 } };
  const after = patched(before, [{ op: 'replace', path: '/list/7/sortOrder', value: 3 }]) as typeof before;
  expect([after.other === before.other, after.list[8] === before.list[8]]).toEqual([true, true]);
});

test.each(['/list/3', '/nothing/0', '/list/0/id/x'])('a patch of another value is refused: %s', (path) => {
  expect(() => patched({ list: [{ id: '1' }] }, [{ op: 'replace', path, value: 1 }])).toThrow(RangeError);
});

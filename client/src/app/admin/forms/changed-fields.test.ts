import { expect, test } from 'vitest';
import { changedFields, holdsUnsaved, takeOver } from './changed-fields';

test('only what was changed is sent; spaces around a text change nothing', () => {
  const before = { name: 'Aces', rank: 2, cities: ['Reno', 'Boise'], logo: undefined as File | undefined };
  expect(changedFields(before, { ...before, name: ' Aces ' })).toEqual({});
  expect(changedFields(before, { ...before, cities: ['Reno', 'Boise'] })).toEqual({});
  expect(changedFields(before, { ...before, rank: 3, cities: ['Boise', 'Reno'] })).toEqual({
    rank: 3,
    cities: ['Boise', 'Reno'],
  });
});

test('a field that is emptied is changed; a picture is only itself', () => {
  const picture = new File(['a'], 'a.png');
  expect(
    changedFields(
      { rank: 2 as number | null, image: undefined as File | null | undefined },
      { rank: null, image: picture },
    ),
  ).toEqual({ rank: null, image: picture });
  expect(changedFields({ image: undefined as File | null | undefined }, { image: null })).toEqual({ image: null });
  expect(changedFields({ image: picture }, { image: new File(['a'], 'a.png') })).not.toEqual({});
});

test('what belongs together changes together', () => {
  const before = { captain: { name: 'Ann', playerId: '9' } };
  expect(changedFields(before, { captain: { name: 'Ann', playerId: '9' } })).toEqual({});
  expect(changedFields(before, { captain: { name: 'Ann', playerId: '10' } })).toEqual({
    captain: { name: 'Ann', playerId: '10' },
  });
});

test('after a conflict a form shows the newer values, and keeps what was typed', () => {
  const before = { name: 'Aces', rank: '2', captain: 'Ann', withdrawn: false };
  const stored = { name: 'Aces', rank: '5', captain: 'Bo', withdrawn: true };
  expect(takeOver(before, stored, { ...before, captain: 'Cy' })).toEqual({
    name: 'Aces',
    rank: '5',
    captain: 'Cy',
    withdrawn: true,
  });
});

test('a form holds something once its fields say other than what it began with', () => {
  const before = {
    name: 'Aces',
    note: undefined as string | undefined,
    image: undefined as File | null | undefined,
    cities: ['Reno'],
  };
  expect(holdsUnsaved(before, { ...before, name: 'Aces ', note: '' })).toBe(false);
  expect(holdsUnsaved(before, { name: 'Aces', cities: ['Reno'] })).toBe(false);
  expect(holdsUnsaved(before, { ...before, name: 'Aces II' })).toBe(true);
  expect(holdsUnsaved(before, { ...before, image: null })).toBe(true);
  expect(holdsUnsaved(before, { ...before, cities: [] })).toBe(true);
  expect(holdsUnsaved({ ids: [] as string[] }, { ids: ['1'] })).toBe(true);
});

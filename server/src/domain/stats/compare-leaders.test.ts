import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareLeaders, type Leader } from './compare-leaders.js';

test('value down, then last name, first name, id', () => {
  const leaders: Leader[] = [
    { id: 10, value: 30, firstName: 'Ann', lastName: 'Young' },
    { id: 9, value: 30, firstName: 'Ann', lastName: 'Young' },
    { id: 1, value: 12, firstName: 'Bo', lastName: 'Adams' },
    { id: 2, value: 30, firstName: 'Zoe', lastName: 'LaVine' },
    { id: 3, value: 30, firstName: 'Amy', lastName: 'Young' },
    { id: 4, value: 30, firstName: 'Al', lastName: 'Lamb' },
    { id: 5, value: 31, firstName: 'Zed', lastName: 'Zyl' },
  ];
  expect(leaders.sort(compareLeaders).map((leader) => leader.id)).toEqual([5, 4, 2, 3, 9, 10, 1]);
});

test('the first twenty do not depend on the order of the input', () => {
  const leader = fc.record({
    id: fc.nat(1000),
    value: fc.nat(3),
    firstName: fc.constantFrom('Al', 'Bo'),
    lastName: fc.constantFrom('Lee', 'Ray'),
  });
  fc.assert(
    fc.property(fc.uniqueArray(leader, { selector: (each) => each.id, maxLength: 60 }), (leaders) => {
      const first = [...leaders].sort(compareLeaders).slice(0, 20);
      expect([...leaders].reverse().sort(compareLeaders).slice(0, 20)).toEqual(first);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leagueStatistics } from './league-statistics.js';

const definition = (id: number, hidden = false) => ({ id, hidden });
const ids = (list: ReturnType<typeof leagueStatistics>) => list.map((one) => (one.hidden ? -1 : 1) * one.definition.id);

test('the own order first, the others behind, what the organization hides not at all', () => {
  const all = [definition(1), definition(2), definition(3, true), definition(4)];
  expect(ids(leagueStatistics(all, []))).toEqual([1, 2, 4]);
  const own = [
    { definitionId: 4, hidden: false },
    { definitionId: 3, hidden: false },
    { definitionId: 1, hidden: true },
  ];
  expect(ids(leagueStatistics(all, own))).toEqual([4, -1, 2]);
});

test('whatever a league says, each statistic that the organization shows is there once', () => {
  const said = fc.array(fc.record({ definitionId: fc.nat(20), hidden: fc.boolean() }));
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(20)), said, (known, own) => {
      const all = known.map((id) => definition(id, id % 5 === 0));
      const listed = leagueStatistics(all, own).map((one) => one.definition.id);
      expect(listed.toSorted((a, b) => a - b)).toEqual(known.filter((id) => id % 5 !== 0).toSorted((a, b) => a - b));
    }),
  );
});

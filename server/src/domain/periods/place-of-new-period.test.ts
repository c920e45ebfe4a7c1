import { expect, test } from 'vitest';
import { type PeriodKind, periodKindOf } from './period-kind-of.js';
import { placeOfNewPeriod } from './place-of-new-period.js';

test.each<[PeriodKind, string[], number]>([
  ['overtime', ['Q1', 'Q2', 'OT1', 'OT2', 'Final'], 4],
  ['overtime', ['Q1', 'Q2', 'Final', 'Shoot-out'], 2],
  ['overtime', ['Q1', 'Final', 'OT1', 'Shoot-out'], 3],
  ['overtime', ['Inning 1', 'Inning 2'], 2],
  ['overtime', [], 0],
  ['regular', ['Q1', 'OT1', 'Final'], 3],
])('%s among %o: at %i', (kind, names, place) => {
  expect(
    placeOfNewPeriod(
      kind,
      names.map((name) => ({ kind: periodKindOf(name) })),
    ),
  ).toBe(place);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePlays } from './compare-plays.js';
import { isPeriodMark, repeatedMarks } from './repeated-marks.js';

const play = (id: string, kind: 'PERIOD_START' | 'PERIOD_END' | 'NOTE', sortOrder: number, periodId = 1) => ({
  id,
  kind,
  sortOrder,
  periodId,
});
const idsOf = (repeating: ReturnType<typeof play>, plays: ReturnType<typeof play>[]): string[] =>
  repeatedMarks(repeating, plays).map(({ id }) => id);

test('a period that is on does not begin, one that has ended does not end, and it may be resumed', () => {
  const begun = [play('a', 'PERIOD_START', 1), play('b', 'NOTE', 2)];
  expect(idsOf(play('x', 'PERIOD_START', 3), begun)).toEqual(['a']);
  expect(idsOf(play('x', 'PERIOD_START', 3, 2), begun)).toEqual([]);
  expect(idsOf(play('x', 'PERIOD_END', 3), begun)).toEqual([]);
  const ended = [play('c', 'PERIOD_END', 3), ...begun];
  expect(idsOf(play('x', 'PERIOD_END', 4), ended)).toEqual(['c']);
  expect(idsOf(play('x', 'PERIOD_START', 4), ended)).toEqual([]);
});

test('what a device puts too early is said once more, too; a play does not repeat itself', () => {
  const plays = [play('b', 'PERIOD_START', 1), play('e', 'PERIOD_END', 9)];
  expect(idsOf(play('x', 'PERIOD_END', 4), plays)).toEqual(['e']);
  expect(idsOf(play('a', 'PERIOD_START', 1), plays)).toEqual(['b']);
  expect(idsOf(play('b', 'PERIOD_START', 1), plays)).toEqual([]);
  expect(idsOf(play('x', 'NOTE', 4), plays)).toEqual([]);
});

test('where nothing is said once more, beginnings and ends take turns', () => {
  const mark = fc.record({ start: fc.boolean(), sortOrder: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(fc.array(mark, { maxLength: 12 }), (marks) => {
      const said: ReturnType<typeof play>[] = [];
      for (const [index, { start, sortOrder }] of marks.entries()) {
        const next = play(`p${index}`, start ? 'PERIOD_START' : 'PERIOD_END', sortOrder);
        if (repeatedMarks(next, said).length === 0) said.push(next);
      }
      const kinds = said.toSorted(comparePlays([1])).map(({ kind }) => kind);
      expect(kinds.every(isPeriodMark)).toBe(true);
      expect(kinds.every((kind, index) => kind !== kinds[index - 1])).toBe(true);
    }),
  );
});

import { expect, test } from 'vitest';
import { countToAdd, type ListRow, summaryOf } from './list-row';

const rows = (...verdicts: ListRow['verdict'][]): ListRow[] =>
  verdicts.map((verdict, index) => ({ number: index + 1, name: 'Ana', jerseyNumber: null, verdict, message: '' }));

test('a list is summed up by what happens', () => {
  expect(summaryOf(rows('NEW', 'PRESENT', 'NEW', 'KNOWN'))).toBe(
    '2 new · 1 there already, will be added · 1 in place, no change',
  );
  expect(countToAdd(rows('NEW', 'PRESENT', 'NEW', 'KNOWN'))).toBe(3);
  expect(countToAdd(rows('PRESENT'))).toBe(0);
});

test('one line that has to be put right holds up the list', () => {
  expect(countToAdd(rows('NEW', 'INVALID'))).toBe(0);
  expect(summaryOf(rows('INVALID'))).toBe('1 to be put right first');
});

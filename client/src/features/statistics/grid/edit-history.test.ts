import { expect, test } from 'vitest';
import { type CellEdit, NO_HISTORY, record, redo, undo } from './edit-history';

const edit = (cellId: string, before: number | null, after: number | null): CellEdit => ({ cellId, before, after });

test('undo and redo go through the edits', () => {
  const history = record(record(NO_HISTORY, [edit('a', null, 1)]), [edit('a', 1, 2), edit('b', null, 5)]);
  const values = new Map<string, number | null>([
    ['a', 2],
    ['b', 5],
  ]);
  const valueOf = (id: string) => values.get(id) ?? null;
  const first = undo(history, valueOf)!;
  expect(first.edit).toEqual([edit('a', 2, 1), edit('b', 5, null)]);
  for (const { cellId, after } of first.edit) values.set(cellId, after);
  const second = undo(first.history, valueOf)!;
  expect(second.edit).toEqual([edit('a', 1, null)]);
  for (const { cellId, after } of second.edit) values.set(cellId, after);
  expect(undo(second.history, valueOf)).toBeNull();
  const again = redo(second.history, valueOf)!;
  expect(again.edit).toEqual([edit('a', null, 1)]);
  expect(redo(record(again.history, [edit('c', null, 1)]), valueOf)).toBeNull();
});

test('an edit that changes nothing is none', () => {
  expect(record(NO_HISTORY, [edit('a', 1, 1)])).toBe(NO_HISTORY);
});

test('what somebody else has written since is kept', () => {
  const history = record(NO_HISTORY, [edit('a', null, 1), edit('b', null, 2)]);
  const step = undo(history, (id) => (id === 'a' ? 9 : 2))!;
  expect(step.edit).toEqual([edit('b', 2, null)]);
  expect(step.kept).toEqual(['a']);
});

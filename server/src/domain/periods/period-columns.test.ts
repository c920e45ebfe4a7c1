import { expect, test } from 'vitest';
import { numberedPeriods, periodColumns } from './period-columns.js';

test('columns are called after the periods, never like another column', () => {
  const names = ['Q1', '1st half', 'Score', 'Team', 'Golden  goal', 'golden_goal'].map((name) => ({ name }));
  expect([...periodColumns(names).keys()]).toEqual([
    'q1',
    '1st_half',
    'score_2',
    'team_2',
    'golden_goal',
    'golden_goal_2',
  ]);
});

test('numbers mean the visible regular periods, then the overtimes, and never the final', () => {
  const periods = [
    { name: 'Warm-up', kind: 'regular', hidden: true },
    { name: 'OT', kind: 'overtime', hidden: true },
    { name: 'H1', kind: 'regular', hidden: false },
    { name: 'H2', kind: 'regular', hidden: false },
    { name: 'Final', kind: 'final', hidden: false },
  ] as const;
  expect(numberedPeriods(periods).map(({ name }) => name)).toEqual(['H1', 'H2', 'OT']);
});

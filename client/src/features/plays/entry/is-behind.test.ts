import { expect, test } from 'vitest';
import type { PlayKind } from '@domain/plays/play-kind';
import { play } from '../keeping/testing';
import { isBehind } from './is-behind';

const PERIODS = ['q1', 'q2', 'q3'].map((id) => ({ id }));
/** The periods that are over after some plays. */
function after(...entered: [PlayKind, string][]): string[] {
  const plays = entered.map(([kind, periodId], index) => play(String(index), { kind, periodId, sortOrder: index }));
  return PERIODS.flatMap(({ id }) => (isBehind(id, PERIODS, plays) ? id : []));
}

test('a period is over once it has ended, or a later one has begun', () => {
  expect(after(['PERIOD_START', 'q1'], ['MADE_TWO', 'q1'])).toEqual([]);
  expect(after(['PERIOD_START', 'q1'], ['PERIOD_END', 'q1'])).toEqual(['q1']);
  expect(after(['PERIOD_START', 'q1'], ['PERIOD_END', 'q1'], ['PERIOD_START', 'q1'])).toEqual([]);
  expect(after(['PERIOD_START', 'q1'], ['PERIOD_START', 'q2'])).toEqual(['q1']);
  expect(after(['MADE_TWO', 'q1'], ['MADE_TWO', 'q3'])).toEqual(['q1', 'q2']);
});

test('what a break brings for the next period already begins none', () => {
  expect(after(['PERIOD_START', 'q1'], ['SUBSTITUTION', 'q2'], ['TECHNICAL_FOUL', 'q2'], ['NOTE', 'q3'])).toEqual([]);
});

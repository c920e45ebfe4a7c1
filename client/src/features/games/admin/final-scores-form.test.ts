import { expect, test } from 'vitest';
import { finalScoresInput, scoreProblem } from './final-scores-form';
import type { AdminGameFragment } from '@/app/admin/games/game-writes.generated';

test('both scores are sent as numbers, or neither, and whether it is a forfeit with scores only', () => {
  const basis = { version: 4 } as AdminGameFragment;
  expect(finalScoresInput(basis, { homeScore: ' 101', awayScore: '0', forfeit: false })).toEqual({
    homeScore: 101,
    awayScore: 0,
    forfeit: false,
    expectedVersion: 4,
  });
  expect(finalScoresInput(basis, { homeScore: '', awayScore: ' ', forfeit: true })).toEqual({
    homeScore: null,
    awayScore: null,
    expectedVersion: 4,
  });
});

test('whole numbers are asked for, on both sides', () => {
  expect(scoreProblem({ homeScore: '10', awayScore: '' }, 'awayScore')).toBe('Enter both scores, or neither.');
  expect(scoreProblem({ homeScore: '', awayScore: '' }, 'awayScore')).toBeNull();
  const wrong = ['1.5', '-3', '12345', 'ten', '1e2'];
  expect(wrong.map((homeScore) => scoreProblem({ homeScore, awayScore: '3' }, 'homeScore'))).toEqual(
    wrong.map(() => 'Enter a whole number.'),
  );
});

import { expect, test } from 'vitest';
import { finalScoresInput, isDrawnForfeit, scoreProblem } from './final-scores-form';
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
  const game = { status: 'SCHEDULED', homeScore: null, awayScore: null } as const;
  const scored = { status: 'SCHEDULED', homeScore: 3, awayScore: 4 } as const;
  const values = { homeScore: '', awayScore: '', forfeit: false };
  expect(scoreProblem({ ...values, homeScore: '10' }, 'awayScore', game)).toBe('Enter both scores.');
  expect(scoreProblem({ ...values, homeScore: '10' }, 'awayScore', scored)).toBe('Enter both scores, or neither.');
  // Emptied, scores are taken away; where there are none, nothing would be.
  expect(scoreProblem(values, 'awayScore', scored)).toBeNull();
  expect(scoreProblem(values, 'awayScore', game)).toBe('Enter both scores.');
  const wrong = ['1.5', '-3', '12345', '99999', 'ten', '1e2'];
  expect(wrong.map((homeScore) => scoreProblem({ ...values, homeScore, awayScore: '3' }, 'homeScore', game))).toEqual(
    wrong.map(() => 'Enter a whole number from 0 to 9999.'),
  );
});

test('whether it is a forfeit is not said without scores', () => {
  const NEEDED = 'Enter both scores: whether it is a forfeit is saved with them.';
  const problem = (status: 'SCHEDULED' | 'FORFEIT', forfeit: boolean) =>
    scoreProblem({ homeScore: '', awayScore: ' ', forfeit }, 'homeScore', { status, homeScore: 20, awayScore: 0 });
  expect([problem('SCHEDULED', true), problem('FORFEIT', false)]).toEqual([NEEDED, NEEDED]);
  expect([problem('SCHEDULED', false), problem('FORFEIT', true)]).toEqual([null, null]);
});

test('a forfeit with equal scores is told: nobody wins by it', () => {
  const isDrawn = (homeScore: string, awayScore: string, forfeit = true) =>
    isDrawnForfeit({ homeScore, awayScore, forfeit });
  expect([isDrawn('0', '0'), isDrawn('5', ' 05')]).toEqual([true, true]);
  expect([isDrawn('', ''), isDrawn('0', ''), isDrawn('20', '0'), isDrawn('5', '5', false)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

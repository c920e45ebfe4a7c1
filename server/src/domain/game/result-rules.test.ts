import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAME_STATUSES } from './game-status.js';
import { resultChange } from './result-change.js';
import { refusedGoingOn, refusedScores, refusedStatus, statusAfterScores } from './result-rules.js';

const NONE = { scoreHome: null, scoreAway: null };
const FINAL = { scoreHome: 80, scoreAway: 75 };

test.each(GAME_STATUSES)('final scores of a game that is %s: only a running one changes its status', (status) => {
  expect(statusAfterScores(status, FINAL)).toBe(status === 'in_progress' ? 'final' : status);
  expect(statusAfterScores(status, NONE)).toBe(status);
});

test.each(GAME_STATUSES)(
  'scores of a game that is %s can say that it was decided without play, or was not',
  (status) => {
    expect(statusAfterScores(status, FINAL, true)).toBe('forfeit');
    expect(statusAfterScores(status, FINAL, false)).toBe(
      ['in_progress', 'forfeit'].includes(status) ? 'final' : status,
    );
    for (const isForfeit of [true, false]) expect(statusAfterScores(status, NONE, isForfeit)).toBe(status);
  },
);

describe('a status that scores contradict', () => {
  test.each(['scheduled', 'in_progress'] as const)('%s is refused while there are any, in clear words', (status) => {
    expect(refusedStatus({ status: 'final', ...NONE }, status)).toBeNull();
    expect(refusedStatus({ status: 'final', ...NONE, scoreHome: 0 }, status)).toMatch(
      /^This game has final scores\. Take them away first, then it can be (scheduled|in progress) again\.$/,
    );
    expect(refusedStatus({ status, ...FINAL }, status)).toBeNull();
  });

  test.each(['final', 'forfeit', 'postponed', 'cancelled'] as const)('%s never is', (status) => {
    for (const before of GAME_STATUSES) expect(refusedStatus({ status: before, ...FINAL }, status)).toBeNull();
  });
});

test('a game that was postponed or cancelled takes no scores, but gives them away', () => {
  const refused = GAME_STATUSES.filter((status) => refusedScores(status, FINAL) !== null);
  expect(refused).toEqual(['postponed', 'cancelled']);
  expect(GAME_STATUSES.filter((status) => refusedScores(status, NONE) !== null)).toEqual([]);
});

describe('what a change of the result alters', () => {
  test.each([
    ['a final score', { status: 'final', ...NONE }, { status: 'final', ...FINAL }, 'results'],
    ['a score of a scheduled game', { status: 'scheduled', ...NONE }, { status: 'scheduled', ...FINAL }, 'results'],
    ['the end of a running game', { status: 'in_progress', ...NONE }, { status: 'final', ...FINAL }, 'everything'],
    ['the beginning of a game', { status: 'scheduled', ...NONE }, { status: 'in_progress', ...NONE }, 'everything'],
    ['a cancellation', { status: 'final', ...FINAL }, { status: 'cancelled', ...FINAL }, 'everything'],
    ['a forfeit', { status: 'final', ...FINAL }, { status: 'forfeit', ...FINAL }, 'nothing'],
    [
      'scores that go with a cancelled game',
      { status: 'cancelled', ...FINAL },
      { status: 'cancelled', ...NONE },
      'nothing',
    ],
  ] as const)('%s', (_what, before, after, change) => {
    expect(resultChange(before, after)).toBe(change);
  });

  test('is the same there and back, and nothing for what stays', () => {
    const score = fc.option(fc.nat(3));
    const outcome = fc.record({ status: fc.constantFrom(...GAME_STATUSES), scoreHome: score, scoreAway: score });
    fc.assert(
      fc.property(outcome, outcome, (one, other) => {
        expect(resultChange(one, other)).toBe(resultChange(other, one));
        expect(resultChange(one, one)).toBe('nothing');
      }),
    );
  });
});

test.each(GAME_STATUSES)('a game that is %s goes on only if it was ended, or is running', (status) => {
  expect(refusedGoingOn(status) === null).toBe(status === 'final' || status === 'in_progress');
});

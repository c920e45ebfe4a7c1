import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countsForStandings } from './counts-for-standings.js';
import { displayStatus } from './display-status.js';
import { GAME_STATUSES, type GameStatus } from './game-status.js';
import { isPlayed } from './is-played.js';
import { statusFilterOf } from './status-filter-of.js';
import { winnerOf } from './winner-of.js';

describe('shown status, filter, counting, winner', () => {
  test.each<[GameStatus, number | null, number | null, string, string, boolean, string | null]>([
    ['scheduled', null, null, 'Scheduled', 'scheduled', false, null],
    ['scheduled', 0, 0, 'Scheduled', 'scheduled', true, null],
    ['scheduled', 55, 50, 'Completed', 'completed', true, 'home'],
    ['scheduled', 0, 3, 'Completed', 'completed', true, 'away'],
    ['scheduled', 12, null, 'Completed', 'completed', false, null],
    ['scheduled', 0, null, 'Scheduled', 'scheduled', false, null],
    ['in_progress', null, null, 'In progress', 'scheduled', false, null],
    ['in_progress', 10, 8, 'Completed', 'completed', false, null],
    ['final', 70, 70, 'Completed', 'completed', true, null],
    ['final', 0, 0, 'Final', 'completed', true, null],
    ['final', null, null, 'Final', 'completed', false, null],
    ['forfeit', 0, 0, 'Forfeit', 'completed', true, null],
    ['forfeit', 20, 0, 'Completed', 'completed', true, 'home'],
    ['forfeit', null, null, 'Forfeit', 'completed', false, null],
    ['postponed', null, null, 'Postponed', 'scheduled', false, null],
    ['postponed', 3, 1, 'Completed', 'completed', false, null],
    ['cancelled', null, null, 'Cancelled', 'scheduled', false, null],
    ['cancelled', 20, 0, 'Completed', 'completed', false, null],
  ])('%s %j-%j', (status, scoreHome, scoreAway, shown, filter, counts, winner) => {
    const game = { status, scoreHome, scoreAway };
    expect(displayStatus(game)).toBe(shown);
    expect(statusFilterOf(game)).toBe(filter);
    expect(countsForStandings(game)).toBe(counts);
    expect(winnerOf(game)).toBe(winner);
  });
});

describe('played', () => {
  const untouched = {
    status: 'scheduled',
    scoreHome: null,
    scoreAway: null,
    hasPeriodScore: false,
    hasStatLine: false,
    hasPlay: false,
  } as const;

  test.each([
    ['nothing recorded', {}, false],
    ['one score, be it 0', { scoreAway: 0 }, true],
    ['a period score', { hasPeriodScore: true }, true],
    ['a statistic line', { hasStatLine: true }, true],
    ['a play', { hasPlay: true }, true],
    ['in progress', { status: 'in_progress' as const }, true],
    ['final', { status: 'final' as const }, true],
    ['forfeit', { status: 'forfeit' as const }, true],
    ['postponed', { status: 'postponed' as const }, false],
    ['cancelled', { status: 'cancelled' as const }, false],
    ['cancelled after a score', { status: 'cancelled' as const, scoreHome: 4 }, true],
  ])('%s', (_what, change, played) => {
    expect(isPlayed({ ...untouched, ...change })).toBe(played);
  });
});

test('a winner is shown as Completed, and changing sides changes the winner', () => {
  const score = fc.option(fc.nat(3));
  fc.assert(
    fc.property(fc.constantFrom(...GAME_STATUSES), score, score, (status, scoreHome, scoreAway) => {
      const winner = winnerOf({ status, scoreHome, scoreAway });
      const turned = winnerOf({ status, scoreHome: scoreAway, scoreAway: scoreHome });
      expect(turned).toBe(winner === null ? null : winner === 'home' ? 'away' : 'home');
      expect(winner === null || displayStatus({ status, scoreHome, scoreAway }) === 'Completed').toBe(true);
    }),
  );
});

import { expect, test } from 'vitest';
import { checkPlaces, checkPoints, standingsRulesInput, standingsRulesValues } from './standings-rules-form';
import type { LeagueStandingsRulesFragment } from './standings-rules.generated';

const stored: LeagueStandingsRulesFragment = {
  id: '4',
  version: 7,
  season: { id: '2', sport: { id: '1', name: 'Basketball' } },
  standingsRules: {
    points: null,
    tieBreaks: ['HEAD_TO_HEAD', 'POINT_DIFFERENCE'],
    qualifyingPlaces: null,
    scheduleIsComplete: false,
  },
  teams: [],
};
const values = standingsRulesValues(stored);

test('only what was changed is sent; points go together, and not at all by percentage', () => {
  expect(standingsRulesInput(stored, values)).toEqual({ expectedVersion: 7 });
  expect(standingsRulesInput(stored, { ...values, win: '9' })).toEqual({ expectedVersion: 7 });
  expect(standingsRulesInput(stored, { ...values, order: 'points', tie: '2', tieBreaks: ['DRAWN_LOT'] })).toEqual({
    points: { win: 3, tie: 2, loss: 0, forfeitWin: 3, forfeitLoss: 0 },
    tieBreaks: ['DRAWN_LOT'],
    expectedVersion: 7,
  });
  expect(standingsRulesInput(stored, { ...values, qualifyingPlaces: ' 8 ', scheduleIsComplete: true })).toEqual({
    qualifyingPlaces: 8,
    scheduleIsComplete: true,
    expectedVersion: 7,
  });
});

test('points have to make sense, where the league gives any', () => {
  const points = { ...values, order: 'points' as const };
  expect(checkPoints('win', points)).toBe(true);
  expect(checkPoints('win', { ...points, win: '0' })).not.toBe(true);
  expect(checkPoints('tie', { ...points, tie: '4' })).not.toBe(true);
  expect(checkPoints('forfeitLoss', { ...points, forfeitLoss: '-1' })).toBe(true);
  expect(checkPoints('loss', { ...points, loss: '' })).not.toBe(true);
  expect(checkPoints('loss', { ...values, loss: '' })).toBe(true);
});

test.each([
  ['', true],
  [' 12 ', true],
  ['0', false],
  ['1000', false],
  ['2.5', false],
])('%j is a number of places: %j', (typed, isOne) => {
  expect(checkPlaces(typed) === true).toBe(isOne);
});

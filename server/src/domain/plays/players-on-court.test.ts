import { expect, test } from 'vitest';
import { playersOnCourt } from './players-on-court.js';

const substitution = (playerId: number | null, otherPlayerId: number | null, teamId = 1, isDeleted = false) =>
  ({ kind: 'SUBSTITUTION', teamId, playerId, otherPlayerId, isDeleted }) as const;

test('starters, then substitutions of the side alone, each in the place of who goes off', () => {
  const plays = [
    substitution(6, 2),
    substitution(9, 1, 2),
    substitution(7, 3, 1, true),
    { ...substitution(8, 1), kind: 'MADE_TWO' as const },
    substitution(null, 5),
  ];
  expect(playersOnCourt(plays, 1, [1, 2, 3, 4, 5])).toEqual(['1', '6', '3', '4']);
});

test('whom the first substitutions bring on start, also where the box score notes them', () => {
  const plays = [substitution(1, null), substitution(2, null)];
  expect(playersOnCourt(plays, 1, [])).toEqual(['1', '2']);
  expect(playersOnCourt(plays, 1, [1])).toEqual(['1', '2']);
});

test('somebody who goes off without having been on is passed over, and nobody is there twice', () => {
  expect(playersOnCourt([substitution(2, 9), substitution(2, 1)], 1, [1])).toEqual(['2']);
});

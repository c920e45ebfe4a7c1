import { expect, test } from 'vitest';
import { comingPlace, comingTimeAndPlace, type ComingGame } from './coming-place';

const GAME: ComingGame = {
  status: 'SCHEDULED',
  time: '19:00',
  location: 'Pier Hall',
  court: 'Court 2',
  homeScore: null,
  awayScore: null,
};

test('a game to come says where it will be played, and at which time', () => {
  expect(comingPlace(GAME)).toBe('Pier Hall, Court 2');
  expect(comingTimeAndPlace(GAME)).toBe('7:00 PM, Pier Hall, Court 2');
  expect(comingPlace({ ...GAME, status: 'IN_PROGRESS', homeScore: 10, awayScore: 8 })).toBe('Pier Hall, Court 2');
});

test('what is not known is left out', () => {
  expect(comingTimeAndPlace({ ...GAME, location: null, court: null })).toBe('7:00 PM');
  expect(comingTimeAndPlace({ ...GAME, time: null, court: null })).toBe('Pier Hall');
  expect(comingTimeAndPlace({ ...GAME, time: null, location: null, court: null })).toBeNull();
  expect(comingPlace({ ...GAME, location: null, court: null })).toBeNull();
});

test('a game that is over, or does not take place, says neither', () => {
  for (const over of [
    { ...GAME, homeScore: 60, awayScore: 58 },
    { ...GAME, status: 'FINAL' as const },
    { ...GAME, status: 'POSTPONED' as const },
    { ...GAME, status: 'CANCELLED' as const },
  ]) {
    expect(comingPlace(over)).toBeNull();
    expect(comingTimeAndPlace(over)).toBeNull();
  }
});

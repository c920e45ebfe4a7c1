import { describe, expect, test } from 'vitest';
import { PLAIN_BRACKET } from './bracket-options.js';
import { resolveBracket } from './resolve-bracket.js';
import { game, inOrder } from './testing.js';

const four = [10, 20, 30, 40];
const bestOfThree = { ...PLAIN_BRACKET, bestOf: 3 };
const on = (day: number) => ({ date: `2025-05-0${day}` });
const first = (games: Parameters<typeof resolveBracket>[1]) =>
  inOrder(resolveBracket(four, games, bestOfThree)).find(({ id }) => id === 'r1m0');

describe('best of three', () => {
  test('is won by two games; the score says how many each has won', () => {
    const games = [game(1, '10 5-4 40', on(1)), game(2, '40 5-4 10', on(2))];
    expect(first(games)).toMatchObject({ home: { score: 1 }, away: { score: 1 }, winner: null, needsGame: true });
    const decided = first([...games, game(3, '40 1-9 10', on(3))]);
    expect(decided).toMatchObject({ home: { score: 2 }, away: { score: 1 }, winner: { teamId: 10 }, needsGame: false });
    expect(decided).toMatchObject({ gameIds: [1, 2, 3], gameId: 3, loser: { teamId: 40 } });
  });

  test('one game decides nothing, and nobody has a score before it', () => {
    expect(first([])).toMatchObject({ home: { score: null }, gameIds: [], gameId: null, needsGame: true });
    expect(first([game(1, '10 5-4 40')])).toMatchObject({ winner: null, home: { score: 1 }, away: { score: 0 } });
  });

  test('what comes after the decision does not count, and what is not needed is set aside', () => {
    const games = [
      game(1, '10 5-4 40', on(1)),
      game(4, '40 9-1 10', on(4)),
      game(3, '10 - 40', on(5)),
      game(2, '10 5-4 40', on(2)),
    ];
    expect(first(games)).toMatchObject({ winner: { teamId: 10 }, gameIds: [1, 2], otherGameIds: [4, 3] });
  });

  test('the next game is the one that stands for the match, and no more than three are asked for', () => {
    const games = [game(1, '10 5-4 40', on(1)), game(2, '10 - 40', on(2)), game(3, '10 - 40', on(3))];
    expect(first(games)).toMatchObject({ gameId: 2, gameIds: [1, 2, 3], needsGame: false });
    const cancelled = [games[0]!, game(2, '10 - 40', { status: 'cancelled' }), games[2]!];
    expect(first(cancelled)).toMatchObject({ gameId: 3, needsGame: true });
  });

  test('a tie is played again', () => {
    const games = [game(1, '10 5-5 40', on(1)), game(2, '10 5-4 40', on(2)), game(3, '10 5-4 40', on(3))];
    expect(first(games.slice(0, 2))).toMatchObject({ needsGame: true, winner: null });
    expect(first(games)).toMatchObject({ winner: { teamId: 10 }, gameIds: [2, 3], otherGameIds: [1] });
  });

  test('a corrected game takes back what followed', () => {
    const semifinals = [game(1, '10 5-4 40'), game(2, '10 5-4 40'), game(3, '20 5-4 30'), game(4, '20 5-4 30')];
    const finals = [game(5, '10 5-4 20', on(8)), game(6, '10 5-4 20', on(9))];
    expect(resolveBracket(four, [...semifinals, ...finals], bestOfThree).championTeamId).toBe(10);
    const corrected = [game(1, '10 3-4 40'), ...semifinals.slice(1), ...finals];
    expect(resolveBracket(four, corrected, bestOfThree)).toMatchObject({
      championTeamId: null,
      unmatchedGameIds: [5, 6],
    });
  });
});

describe('third place', () => {
  const withThird = { ...PLAIN_BRACKET, thirdPlace: true };
  const semifinals = [game(1, '10 5-4 40'), game(2, '20 5-4 30')];

  test('is played by the losers of the semifinals', () => {
    const { thirdPlace } = resolveBracket(four, [...semifinals, game(3, '30 7-2 40')], withThird);
    expect(thirdPlace).toMatchObject({ id: 'third', number: 3, gameId: 3, winner: { teamId: 30 } });
    expect(thirdPlace).toMatchObject({ homeFrom: { matchId: 'r1m0', outcome: 'loser' } });
    expect(resolveBracket(four, [...semifinals, game(3, '30 7-2 40')])).toMatchObject({
      thirdPlace: null,
      unmatchedGameIds: [3],
    });
  });

  test('its game is never that of the final, though its two teams may come to meet there', () => {
    const third = game(3, '40 9-1 30', { bracketNode: 'third' });
    const corrected = [game(1, '10 3-4 40'), game(2, '20 3-4 30'), third];
    expect(resolveBracket(four, corrected, withThird)).toMatchObject({ championTeamId: null, unmatchedGameIds: [3] });
    expect(resolveBracket(four, [...semifinals, third], withThird).thirdPlace?.winner?.teamId).toBe(40);
  });

  test.each([
    [2, null],
    [3, null],
    [4, 'third'],
    [5, 'third'],
  ])('of %i teams', (count, id) => {
    const seeds = Array.from({ length: count }, (_item, index) => index + 1);
    expect(resolveBracket(seeds, [], withThird).thirdPlace?.id ?? null).toBe(id);
  });
});

test('a game created for a match stays in its round, wherever there its two teams meet', () => {
  const created = game(1, '10 5-4 40', { bracketNode: 'r1m0' });
  expect(resolveBracket([20, 10, 40, 30], [created]).rounds[0]?.matches[1]).toMatchObject({ id: 'r1m1', gameId: 1 });
  expect(resolveBracket([10, 40, 20, 30], [created]).unmatchedGameIds).toEqual([1]);
  const semifinals = [game(2, '10 5-4 30'), game(3, '40 5-4 20')];
  expect(resolveBracket([10, 40, 20, 30], [created, ...semifinals])).toMatchObject({
    championTeamId: null,
    unmatchedGameIds: [1],
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bracket, BracketMatch } from './bracket.js';
import { resolveBracket } from './resolve-bracket.js';
import { game, playOut } from './testing.js';

const side = (entrant: BracketMatch['home']) =>
  entrant === null ? '?' : `${entrant.teamId}${entrant.score === null ? '' : `(${entrant.score})`}`;
const lines = (bracket: Bracket) =>
  bracket.rounds.map((round) =>
    round.matches.map((match) => `${match.id} ${side(match.home)} v ${side(match.away)} #${match.gameId ?? '-'}`),
  );

const four = [10, 20, 30, 40];
const semifinals = [game(1, '40 70-81 10'), game(2, '20 60-66 30')];
const final = game(3, '30 50-55 10', { date: '2025-05-08' });

describe('four teams', () => {
  test('before the first game', () => {
    const bracket = resolveBracket(four, []);
    expect(lines(bracket)).toEqual([['r1m0 10 v 40 #-', 'r1m1 20 v 30 #-'], ['r2m0 ? v ? #-']]);
    expect(bracket).toMatchObject({ championTeamId: null, unmatchedGameIds: [] });
  });

  test('played to the end; scores go with the teams, whoever is at home', () => {
    const bracket = resolveBracket(four, [final, ...semifinals]);
    expect(lines(bracket)).toEqual([
      ['r1m0 10(81) v 40(70) #1', 'r1m1 20(60) v 30(66) #2'],
      ['r2m0 10(55) v 30(50) #3'],
    ]);
    expect(bracket.championTeamId).toBe(10);
    expect(bracket.rounds[1]?.matches[0]?.winner).toEqual({ seed: 1, teamId: 10, score: 55 });
    expect(bracket.unmatchedGameIds).toEqual([]);
  });

  test('a corrected semifinal takes the champion away and leaves the final unmatched', () => {
    const corrected = resolveBracket(four, [game(1, '40 82-81 10'), game(2, '20 60-66 30'), final]);
    expect(lines(corrected)[1]).toEqual(['r2m0 40 v 30 #-']);
    expect(corrected).toMatchObject({ championTeamId: null, unmatchedGameIds: [3] });
  });

  test('one half decided', () => {
    expect(lines(resolveBracket(four, semifinals.slice(1)))[1]).toEqual(['r2m0 ? v 30 #-']);
  });
});

describe('no winner', () => {
  test.each([
    ['a tie', game(1, '10 50-50 40')],
    ['0-0', game(1, '10 0-0 40')],
    ['a missing score', game(1, '10 - 40')],
    ['in progress', game(1, '10 9-4 40', { status: 'in_progress' })],
    ['postponed', game(1, '10 9-4 40', { status: 'postponed' })],
    ['cancelled', game(1, '10 9-4 40', { status: 'cancelled' })],
  ])('from %s, though the game stands in its match', (_what, undecided) => {
    const [match] = resolveBracket(four, [undecided]).rounds[0]?.matches ?? [];
    expect(match).toMatchObject({ gameId: 1, winner: null });
  });

  test('a forfeit is its score', () => {
    expect(
      resolveBracket(four, [game(1, '10 0-20 40', { status: 'forfeit' })]).rounds[0]?.matches[0]?.winner?.teamId,
    ).toBe(40);
  });
});

describe('several games of one pair', () => {
  test.each([
    ['the earlier date', game(7, '10 1-2 40', { date: '2025-05-02' }), game(8, '10 2-1 40', { date: '2025-05-01' }), 8],
    ['the earlier time', game(7, '10 1-2 40', { time: '19:00' }), game(8, '40 1-2 10', { time: '09:00' }), 8],
    ['the lower id', game(10, '10 1-2 40'), game(9, '10 2-1 40'), 9],
    ['a decided one before an earlier tie', game(7, '10 1-1 40', { date: '2025-04-01' }), game(8, '10 2-1 40'), 8],
    [
      'a decided one before an earlier cancelled one',
      game(7, '10 1-0 40', { date: '2025-04-01', status: 'cancelled' }),
      game(8, '10 2-1 40'),
      8,
    ],
    [
      'one to be played before a postponed one',
      game(7, '10 - 40', { date: '2025-04-01', status: 'postponed' }),
      game(8, '10 - 40'),
      8,
    ],
    ['one with a date before one without', game(7, '10 1-2 40', { date: null }), game(8, '10 2-1 40'), 8],
    ['one with a time before one without', game(7, '10 1-2 40', { time: null }), game(8, '10 2-1 40'), 8],
  ])('%s counts, the other is named', (_what, first, second, counting) => {
    for (const games of [
      [first, second],
      [second, first],
    ]) {
      const bracket = resolveBracket(four, games);
      const [match] = bracket.rounds[0]?.matches ?? [];
      expect(match?.gameId).toBe(counting);
      expect(match?.otherGameIds).toEqual(games.map((each) => each.id).filter((id) => id !== counting));
      expect(bracket.unmatchedGameIds).toEqual([]);
    }
  });
});

test('byes wait in the second round, and six teams keep their places', () => {
  const bracket = resolveBracket([1, 2, 3, 4, 5, 6], [game(1, '5 9-8 4'), game(2, '3 7-6 6'), game(3, '1 2-3 5')]);
  expect(lines(bracket)).toEqual([
    ['r1m1 4(8) v 5(9) #1', 'r1m3 3(7) v 6(6) #2'],
    ['r2m0 1(2) v 5(3) #3', 'r2m1 2 v 3 #-'],
    ['r3m0 5 v ? #-'],
  ]);
});

test('unmatched: a pair that never meets, a pair that has not met yet, a stranger; in order of play', () => {
  const games = [game(5, '10 5-4 99'), game(6, '10 5-4 20', { date: '2025-04-30' }), game(4, '10 5-4 30')];
  const bracket = resolveBracket(four, games);
  expect(bracket.unmatchedGameIds).toEqual([6, 4, 5]);
  expect(bracket.championTeamId).toBeNull();
});

test('ids as GraphQL writes them', () => {
  const games = [{ ...game(1, '10 - 9'), homeTeamId: '10', awayTeamId: '9', scoreHome: 2, scoreAway: 1 }];
  expect(resolveBracket(['9', '10'], games).championTeamId).toBe('10');
});

test('one team or none has nothing to play for', () => {
  expect(resolveBracket([], [])).toMatchObject({ rounds: [], championTeamId: null, unmatchedGameIds: [] });
  expect(resolveBracket([1], [game(1, '1 2-1 2')])).toMatchObject({
    rounds: [],
    championTeamId: null,
    unmatchedGameIds: [1],
  });
});

const coins = fc.array(fc.boolean(), { minLength: 1 });
const seedList = fc
  .integer({ min: 2, max: 40 })
  .map((count) => Array.from({ length: count }, (_item, index) => index + 101));

test('n teams play n-1 games in ceil(log2 n) rounds; everybody but the champion loses once', () => {
  fc.assert(
    fc.property(seedList, coins, (seeds, results) => {
      const games = playOut(seeds, (_match, id) => results[id % results.length] ?? false);
      const bracket = resolveBracket(seeds, games);
      expect(games).toHaveLength(seeds.length - 1);
      expect(bracket.rounds.flatMap((round) => round.matches)).toHaveLength(seeds.length - 1);
      expect(bracket.rounds).toHaveLength(Math.ceil(Math.log2(seeds.length)));
      const losers = games.map((each) =>
        (each.scoreHome ?? 0) > (each.scoreAway ?? 0) ? each.awayTeamId : each.homeTeamId,
      );
      expect([...losers, bracket.championTeamId].sort()).toEqual([...seeds].sort());
      expect(bracket.unmatchedGameIds).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('every game is placed or unmatched, exactly once, whatever order they arrive in', () => {
  const team = fc.integer({ min: 1, max: 6 });
  const anyGame = fc.tuple(team, team, fc.nat(2), fc.nat(2)).filter(([home, away]) => home !== away);
  fc.assert(
    fc.property(fc.array(anyGame, { maxLength: 15 }), (rows) => {
      const games = rows.map(([home, away, scoreHome, scoreAway], index) =>
        game(index + 1, `${home} ${scoreHome}-${scoreAway} ${away}`),
      );
      const bracket = resolveBracket([1, 2, 3, 4, 5], games);
      const placed = bracket.rounds
        .flatMap((round) => round.matches.flatMap((match) => [match.gameId, ...match.otherGameIds]))
        .filter((id) => id !== null);
      expect([...placed, ...bracket.unmatchedGameIds].sort()).toEqual(games.map((each) => each.id).sort());
      expect(resolveBracket([1, 2, 3, 4, 5], [...games].reverse())).toEqual(bracket);
    }),
  );
});

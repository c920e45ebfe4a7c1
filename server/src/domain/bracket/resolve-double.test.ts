import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bracket } from './bracket.js';
import { PLAIN_BRACKET } from './bracket-options.js';
import { resolveBracket } from './resolve-bracket.js';
import { game, inOrder, playOut } from './testing.js';

const double = { ...PLAIN_BRACKET, kind: 'double' } as const;
const four = [1, 2, 3, 4];
const lines = (bracket: Bracket): string[] =>
  inOrder(bracket).map(
    ({ id, home, away, winner }) => `${id} ${home?.teamId ?? '?'}-${away?.teamId ?? '?'} ${winner?.teamId ?? '?'}`,
  );

describe('four teams', () => {
  const games = [game(1, '1 5-4 4'), game(2, '2 5-4 3'), game(3, '4 5-4 3'), game(4, '1 5-4 2'), game(5, '2 5-4 4')];

  test('before the first game', () => {
    expect(lines(resolveBracket(four, [], double))).toEqual([
      'r1m0 1-4 ?',
      'r1m1 2-3 ?',
      'l1m0 ?-? ?',
      'r2m0 ?-? ?',
      'l2m0 ?-? ?',
      'final1 ?-? ?',
      'final2 ?-? ?',
    ]);
  });

  test('who comes without a loss and wins is champion, and there is no second final', () => {
    expect(lines(resolveBracket(four, [...games, game(6, '2 4-5 1')], double))).toEqual([
      'r1m0 1-4 1',
      'r1m1 2-3 2',
      'l1m0 4-3 4',
      'r2m0 1-2 1',
      'l2m0 2-4 2',
      'final1 1-2 1',
    ]);
  });

  test('who comes without a loss has to be beaten twice', () => {
    const once = resolveBracket(four, [...games, game(6, '2 5-4 1', { date: '2025-05-03' })], double);
    expect(once).toMatchObject({ championTeamId: null, finals: [{ id: 'final1' }, { id: 'final2', needsGame: true }] });
    const twice = [...games, game(6, '2 5-4 1', { date: '2025-05-03' }), game(7, '2 5-4 1', { date: '2025-05-04' })];
    expect(resolveBracket(four, twice, double)).toMatchObject({ championTeamId: 2, unmatchedGameIds: [] });
    expect(
      lines(resolveBracket(four, twice, double))
        .slice(-2)
        .join(),
    ).toBe('final1 1-2 2,final2 1-2 2');
  });

  test('a game that was created for the final is not counted for an earlier match of the same two', () => {
    const final = game(6, '2 9-1 1', { bracketNode: 'final1', date: '2025-04-01' });
    const early = resolveBracket(four, [...games.slice(0, 3), final], double);
    expect(early.unmatchedGameIds).toEqual([6]);
    expect(early.rounds[1]?.matches[0]).toMatchObject({ gameId: null, needsGame: true });
    expect(resolveBracket(four, [...games, final], double).finals[0]).toMatchObject({ gameId: 6 });
  });

  test('a spare game of an earlier meeting does not push aside the one created for the final', () => {
    const spare = game(6, '1 5-4 2', { date: '2025-05-02' });
    const final = game(7, '1 4-5 2', { date: '2025-05-09', bracketNode: 'final1' });
    const { finals } = resolveBracket(four, [...games, spare, final], double);
    expect(finals[0]).toMatchObject({ gameId: 7, winner: { teamId: 2 } });
  });

  test('a corrected first game changes both brackets', () => {
    const corrected = resolveBracket(four, [game(1, '1 3-4 4'), ...games.slice(1)], double);
    expect(lines(corrected).slice(0, 4)).toEqual(['r1m0 1-4 4', 'r1m1 2-3 2', 'l1m0 1-3 ?', 'r2m0 4-2 2']);
    expect(corrected.unmatchedGameIds).toEqual([3, 4]);
    expect(corrected.rounds[1]?.matches[0]).toMatchObject({ gameId: 5, winner: { teamId: 2 } });
  });
});

test('two teams: whoever loses comes to the grand final at once', () => {
  expect(lines(resolveBracket([1, 2], [game(1, '1 5-4 2')], double))).toEqual([
    'r1m0 1-2 1',
    'final1 1-2 ?',
    'final2 ?-? ?',
  ]);
});

test('three teams: the loser of the only first match waits for the loser of the winners’ final', () => {
  const bracket = resolveBracket([1, 2, 3], [], double);
  expect(lines(bracket)).toEqual(['r1m1 2-3 ?', 'r2m0 1-? ?', 'l2m0 ?-? ?', 'final1 ?-? ?', 'final2 ?-? ?']);
  expect(bracket.losersRounds).toMatchObject([
    {
      number: 1,
      matches: [{ homeFrom: { matchId: 'r2m0', outcome: 'loser' }, awayFrom: { matchId: 'r1m1', outcome: 'loser' } }],
    },
  ]);
});

const field = fc
  .integer({ min: 2, max: 64 })
  .map((count) => Array.from({ length: count }, (_item, index) => index + 101));
const coins = fc.array(fc.boolean(), { minLength: 1, maxLength: 20 });
const bestOf = fc.constantFrom(1, 1, 3);

test('everybody but the champion loses two matches, the champion one at most; nobody is left out', () => {
  fc.assert(
    fc.property(field, coins, bestOf, fc.boolean(), (seeds, results, games, isStored) => {
      const options = { kind: 'double', bestOf: games, thirdPlace: false } as const;
      const node = isStored ? ({ id }: { id: string }) => ({ bracketNode: id }) : () => ({});
      const played = playOut(seeds, (_match, id) => results[id % results.length] ?? false, options, node);
      const bracket = resolveBracket(seeds, played, options);
      const matches = inOrder(bracket);
      const losses = new Map(seeds.map((id) => [id, 0]));
      for (const { loser } of matches) losses.set(Number(loser?.teamId), (losses.get(Number(loser?.teamId)) ?? 0) + 1);
      const hasReset = matches.some(({ id }) => id === 'final2');
      expect(matches).toHaveLength(2 * seeds.length - 2 + Number(hasReset));
      expect(matches.map(({ number }) => number)).toEqual(matches.map((_match, index) => index + 1));
      for (const [id, count] of losses) expect(count).toBe(id === bracket.championTeamId ? Number(hasReset) : 2);
      expect(bracket.unmatchedGameIds).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test('ids, and where the teams of a match come from, are the same before and after', () => {
  fc.assert(
    fc.property(field, coins, (seeds, results) => {
      const played = playOut(seeds, (_match, id) => results[id % results.length] ?? false, double);
      const shape = (bracket: Bracket) =>
        inOrder(bracket)
          .filter(({ id }) => id !== 'final2')
          .map(({ id, number, homeFrom, awayFrom }) => ({ id, number, homeFrom, awayFrom }));
      expect(shape(resolveBracket(seeds, played, double))).toEqual(shape(resolveBracket(seeds, [], double)));
    }),
    { numRuns: 10 },
  );
});

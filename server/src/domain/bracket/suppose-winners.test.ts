import { describe, expect, test } from 'vitest';
import { type BracketOptions, PLAIN_BRACKET } from './bracket-options.js';
import { resolveBracket } from './resolve-bracket.js';
import { game, inOrder, playOut } from './testing.js';

const four = [10, 20, 30, 40];
const resolved = (
  supposed: Record<string, number>,
  games: Parameters<typeof resolveBracket>[1] = [],
  options: BracketOptions = PLAIN_BRACKET,
) => resolveBracket(four, games, options, new Map(Object.entries(supposed)));
const told = (bracket: ReturnType<typeof resolved>) =>
  inOrder(bracket).map(({ id, home, away, winner, isSupposed }) =>
    [id, home?.teamId, away?.teamId, winner?.teamId, isSupposed].join(' '),
  );

describe('supposed winners', () => {
  test('go on to the final and win it; nothing is scored', () => {
    const bracket = resolved({ r1m0: 40, r1m1: 20, r2m0: 40 });
    expect(told(bracket)).toEqual(['r1m0 10 40 40 true', 'r1m1 20 30 20 true', 'r2m0 40 20 40 true']);
    expect(bracket.championTeamId).toBe(40);
    expect(bracket.rounds[0]!.matches[0]).toMatchObject({ home: { score: null }, away: { score: null } });
  });

  test('of a decided match, of a team that does not come, and of no match are passed over', () => {
    const games = [game(1, '10 5-4 40')];
    const bracket = resolved({ r1m0: 40, r1m1: 10, r2m0: 40, r9m9: 10 }, games);
    expect(told(bracket)).toEqual(['r1m0 10 40 10 false', 'r1m1 20 30  false', 'r2m0 10   false']);
    expect(bracket.championTeamId).toBeNull();
  });

  test('keep the game that is to be played for its match, and a series its games', () => {
    expect(resolved({ r1m0: 10 }, [game(1, '10 - 40')]).rounds[0]!.matches[0]).toMatchObject({
      gameIds: [1],
      otherGameIds: [],
      needsGame: false,
    });
    const series = { ...PLAIN_BRACKET, bestOf: 3 };
    const [match] = resolved({ r1m0: 40 }, [game(1, '10 5-4 40'), game(2, '40 - 10')], series).rounds[0]!.matches;
    expect(match).toMatchObject({ gameIds: [1, 2], home: { score: 1 }, away: { score: 0 }, winner: { teamId: 40 } });
  });

  test('meet for third place, and come down in a double elimination', () => {
    const third = resolved({ r1m0: 10, r1m1: 20, third: 30 }, [], { ...PLAIN_BRACKET, thirdPlace: true });
    expect(third.thirdPlace).toMatchObject({ home: { teamId: 40 }, away: { teamId: 30 }, winner: { teamId: 30 } });
    const double = resolved({ r1m0: 10, r1m1: 20, l1m0: 30, r2m0: 10, l2m0: 20, final1: 20 }, [], {
      ...PLAIN_BRACKET,
      kind: 'double',
    });
    expect(told(double).at(-2)).toBe('final1 10 20 20 true');
    expect(told(double).at(-1)).toBe('final2 10 20  false');
    expect(double.championTeamId).toBeNull();
  });

  test.each(['single', 'double'] as const)('of a whole %s elimination say the same as games would', (kind) => {
    const seeds = Array.from({ length: 13 }, (_, index) => index + 1);
    const options: BracketOptions = { kind, bestOf: 1, thirdPlace: kind === 'single' };
    const games = playOut(seeds, (_id, number) => number % 3 !== 0, options);
    const played = resolveBracket(seeds, games, options);
    const winners = new Map(inOrder(played).flatMap(({ id, winner }) => (winner ? [[id, winner.teamId]] : [])));
    const supposed = resolveBracket(seeds, [], options, winners);
    const pairs = (bracket: typeof played) =>
      inOrder(bracket).map(({ id, home, away, winner }) => [id, home?.teamId, away?.teamId, winner?.teamId]);
    expect(pairs(supposed)).toEqual(pairs(played));
    expect(supposed.championTeamId).toBe(played.championTeamId);
  });
});

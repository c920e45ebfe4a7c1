import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { certainByFlow } from './certain-by-flow.js';
import { compareRecords } from './compare-records.js';
import { type GameToCome, provable, type ProvableTeam } from './provable.js';
import type { PointsRule } from './standings-rules.js';
import type { Results } from './team-record.js';

type Tally = Required<Results>;
/** What a game to come may come to, for the home team and for the away team. */
type Outcome = readonly [home: Partial<Tally>, away: Partial<Tally>];

const DECIDED: readonly Outcome[] = [
  [{ wins: 1 }, { losses: 1 }],
  [{ losses: 1 }, { wins: 1 }],
  // Tied where ties count for nobody, cancelled, or forfeited by both.
  [{}, {}],
];
const ALL: readonly Outcome[] = [
  ...DECIDED,
  [{ ties: 1 }, { ties: 1 }],
  [
    { wins: 1, forfeitWins: 1 },
    { losses: 1, forfeitLosses: 1 },
  ],
  [
    { losses: 1, forfeitLosses: 1 },
    { wins: 1, forfeitWins: 1 },
  ],
];

const plus = (one: Tally, other: Partial<Tally>): Tally => ({
  wins: one.wins + (other.wins ?? 0),
  losses: one.losses + (other.losses ?? 0),
  ties: one.ties + (other.ties ?? 0),
  forfeitWins: one.forfeitWins + (other.forfeitWins ?? 0),
  forfeitLosses: one.forfeitLosses + (other.forfeitLosses ?? 0),
});

/** Tries every result of every game to come; teams that have withdrawn keep their places, or pass them on. */
function tried(
  teams: readonly (Tally & { id: number; withdrawn: boolean })[],
  games: readonly GameToCome[],
  points: PointsRule | null,
  places: number,
) {
  const outcomes = points === null ? DECIDED : ALL;
  const gone = new Set(teams.flatMap(({ id, withdrawn }) => (withdrawn ? [id] : [])));
  const alwaysIn = new Set(teams.flatMap(({ id }) => (gone.has(id) ? [] : [id])));
  const alwaysOut = new Set(alwaysIn);
  const visit = (tallies: ReadonlyMap<number, Tally>, at: number): void => {
    const game = games[at];
    if (game === undefined) {
      for (const [id, own] of tallies) {
        const others = [...tallies]
          .filter(([other]) => other !== id)
          .map(([other, tally]) => ({ stays: !gone.has(other), order: compareRecords(tally, own, points).order }));
        if (others.filter(({ order }) => order <= 0).length >= places) alwaysIn.delete(id);
        if (others.filter(({ order, stays }) => order < 0 && stays).length < places) alwaysOut.delete(id);
      }
      return;
    }
    for (const [home, away] of outcomes) {
      const next = new Map(tallies);
      for (const [id, gain] of [[game[0], home] as const, [game[1], away] as const]) {
        const own = next.get(Number(id));
        if (own) next.set(Number(id), plus(own, gain));
      }
      visit(next, at + 1);
    }
  };
  visit(new Map(teams.map((team) => [team.id, team])), 0);
  return new Map([
    ...[...alwaysIn].map((id) => [id, 'clinched'] as const),
    ...[...alwaysOut].map((id) => [id, 'eliminated'] as const),
  ]);
}

const count = (max: number) => fc.nat({ max });
const league = (mostGames: number, tallies: { ties: number }) =>
  fc
    .integer({ min: 2, max: 5 })
    .chain((size) =>
      fc.record({
        teams: fc.array(
          fc.record({
            wins: count(6),
            losses: count(6),
            ties: count(tallies.ties),
            withdrawn: count(5).map((one) => one === 0),
          }),
          { minLength: size, maxLength: size },
        ),
        // One number more than there are teams: a guest.
        games: fc.array(fc.tuple(count(size), count(size)), { minLength: 1, maxLength: mostGames }),
        places: fc.integer({ min: 1, max: size }),
      }),
    )
    .map(({ teams, games, places }) => ({
      teams: teams.map((team, id) => ({ ...team, id, forfeitWins: 0, forfeitLosses: 0, tiebreaker: 'wins' as const })),
      games: games.filter(([home, away]) => home !== away && Math.min(home, away) < teams.length),
      places,
    }))
    .filter(({ games }) => games.length > 0);

const sorted = (certain: ReadonlyMap<unknown, string>) => [...certain].sort(([a], [b]) => Number(a) - Number(b));

describe('against every result that games to come may have', () => {
  test('by percentage, with different numbers of games: all that is certain, and by flow almost all of it', () => {
    let [found, certain] = [0, 0];
    fc.assert(
      fc.property(league(6, { ties: 0 }), ({ teams, games, places }) => {
        const all = tried(teams, games, null, places);
        expect(sorted(provable(teams, games, { points: null, places }))).toEqual(sorted(all));
        const proven = certainByFlow(teams, games, { points: null, places });
        for (const [id, what] of proven) expect(all.get(Number(id))).toBe(what);
        [found, certain] = [found + proven.size, certain + all.size];
      }),
      { numRuns: 400, seed: 29 },
    );
    expect(found / certain).toBeGreaterThan(0.98);
  });

  test('by 2, 1 and 0 points: the same', () => {
    const points = { win: 2, tie: 1, loss: 0, forfeitWin: 2, forfeitLoss: 0 };
    fc.assert(
      fc.property(league(4, { ties: 3 }), ({ teams, games, places }) => {
        const all = tried(teams, games, points, places);
        expect(sorted(provable(teams, games, { points, places }))).toEqual(sorted(all));
        for (const [id, what] of certainByFlow(teams, games, { points, places }))
          expect(all.get(Number(id))).toBe(what);
      }),
      { numRuns: 200 },
    );
  });

  test('by any points: nothing that is not certain', () => {
    const rule = fc
      .record({
        loss: fc.integer({ min: -1, max: 1 }),
        tie: count(2),
        more: count(3),
        forfeitWin: count(4),
        forfeitLoss: fc.integer({ min: -3, max: 1 }),
      })
      .map(({ loss, tie, more, ...rest }): PointsRule => ({
        ...rest,
        loss,
        tie: loss + tie,
        win: loss + tie + more + 1,
      }));
    fc.assert(
      fc.property(league(4, { ties: 3 }), rule, ({ teams, games, places }, points) => {
        const certain = tried(teams, games, points, places);
        for (const [id, what] of certainByFlow(teams, games, { points, places }))
          expect(certain.get(Number(id))).toBe(what);
      }),
      { numRuns: 400 },
    );
  });
});

const team = (
  id: number,
  wins: number,
  losses: number,
  tiebreaker: ProvableTeam['tiebreaker'] = 'wins',
): ProvableTeam => ({
  id,
  wins,
  losses,
  tiebreaker,
});
const times = (number: number, ...game: [number, number]): GameToCome[] => Array.from({ length: number }, () => game);

test('a team is out though it could reach the leader, since those before it play each other', () => {
  // 3 can reach 83 wins; of 1 and 2 with 82 each one has to win a game of theirs more than that allows.
  const teams = [team(1, 82, 77), team(2, 82, 77), team(3, 75, 79), team(4, 60, 94)];
  const games = [...times(3, 1, 2), ...times(8, 3, 4)];
  expect(provable(teams, games, { points: null, places: 1 }).get(3)).toBe('eliminated');
  expect(provable(teams, games, { points: null, places: 2 }).get(3)).toBeUndefined();
});

test('a last game that comes to nothing leaves three level teams as they are', () => {
  const level = [team(3, 5, 5, 'pointDifference'), team(1, 5, 5, 'pointDifference'), team(2, 5, 5, 'pointDifference')];
  expect(sorted(provable(level, [[1, 2]], { points: null, places: 1 }))).toEqual([]);
  expect(sorted(provable(level.toReversed(), [[1, 2]], { points: null, places: 2 }))).toEqual([]);
});

test('who may be caught up with has not clinched', () => {
  const teams = [team(1, 5, 0), team(2, 3, 2)];
  expect(provable(teams, times(2, 1, 2), { points: null, places: 1 }).size).toBe(0);
  expect(provable(teams, times(1, 1, 2), { points: null, places: 1 })).toEqual(
    new Map([
      [1, 'clinched'],
      [2, 'eliminated'],
    ]),
  );
});

test('after the last game the order stands, but for what only a name separates', () => {
  const teams = [team(1, 3, 0), team(2, 2, 1, 'headToHead'), team(3, 2, 1, 'name'), team(4, 0, 3)];
  const told = (places: number) => sorted(provable(teams, [], { points: null, places })).map(([, what]) => what);
  expect(told(1)).toEqual(['clinched', 'eliminated', 'eliminated', 'eliminated']);
  expect(told(2)).toEqual(['clinched', 'eliminated']);
  expect(told(4)).toEqual(['clinched', 'clinched', 'clinched', 'clinched']);
});

test('a team that has withdrawn is marked as nothing, takes no place from others, and leaves none that is certain', () => {
  const teams = [{ ...team(1, 9, 0), withdrawn: true }, team(2, 5, 4), team(3, 1, 8)];
  const told = (games: readonly GameToCome[], places: number) =>
    sorted(provable(teams, games, { points: null, places }));
  expect(told([], 1)).toEqual([[3, 'eliminated']]);
  expect(told([], 2)).toEqual([[2, 'clinched']]);
  expect(told([[2, 3]], 1)).toEqual([[3, 'eliminated']]);
  expect(told([[2, 3]], 2)).toEqual([[2, 'clinched']]);
});

test('thirty teams with most of a season before them take few tries', () => {
  const ids = Array.from({ length: 30 }, (_, id) => id);
  const teams = ids.map((id) => team(id, 70 - 2 * id, 12 + 2 * id));
  const games = ids.flatMap((id) =>
    ids.flatMap((other): GameToCome[] => ((other - id) % 4 === 1 ? [[id, other]] : [])),
  );
  const certain = provable(teams, games, { points: null, places: 8 });
  expect(certain.get(0)).toBe('clinched');
  expect(certain.get(29)).toBe('eliminated');
  expect(certain.get(8)).toBeUndefined();
});

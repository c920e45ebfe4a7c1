import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeStandings } from './compute-standings.js';
import type { DecidedGame } from './decided-game.js';
import { commonRules } from './common-rules.js';
import { DEFAULT_RULES, pointsProblem, type StandingsRules, TIE_BREAKS } from './standings-rules.js';
import { teamRecords } from './team-records.js';
import { standingsRows } from './standings-rows.js';
import { tiedTeams } from './tied-teams.js';

const POINTS = { win: 3, tie: 1, loss: 0, forfeitWin: 2, forfeitLoss: -1 };
const named = (names: string, lots: Readonly<Record<string, number>> = {}) =>
  [...names].map((name) => ({ id: name, name, lot: lots[name] ?? null }));
/** 'AB 2:1' is A at home against B; an F behind it marks a forfeit. */
const games = (...results: string[]): DecidedGame[] =>
  results.map((result) => {
    const [, home = '', away = '', scored, allowed, forfeit] = /^(.)(.) (\d+):(\d+)(F?)$/.exec(result)!;
    return [home, away, Number(scored), Number(allowed), forfeit === 'F'];
  });
const told = (rules: StandingsRules, played: DecidedGame[], teams = named('ABC')) =>
  computeStandings(teams, played, { rules }).map(({ name, standingsPoints, tiebreaker }) =>
    [name, standingsPoints, tiebreaker].filter((part) => part !== undefined).join(' '),
  );

describe('points', () => {
  const rules: StandingsRules = { points: POINTS, tieBreaks: ['headToHead', 'pointDifference'] };

  test('for win, tie, loss and forfeit; wins and losses stay as they are', () => {
    const played = games('AB 2:2', 'BC 1:0', 'CA 20:0F');
    expect(told(rules, played)).toEqual(['B 4 points', 'C 2 points', 'A 0 points']);
    const [, , a] = computeStandings(named('ABC'), played, { rules });
    expect(a).toMatchObject({
      wins: 0,
      losses: 1,
      ties: 1,
      forfeitLosses: 1,
      pointsFor: 2,
      pointsAgainst: 22,
      results: 'L',
    });
    expect(told(DEFAULT_RULES, played)).toEqual(['B winPercentage', 'C winPercentage', 'A winPercentage']);
  });

  test('head-to-head goes by the points of the games among the tied', () => {
    // A and B have 4 each: a win against C and a tie; C's two wins are forfeits against a guest.
    const played = games('AB 5:5', 'AC 3:1', 'BC 9:1', 'CX 1:0F', 'CX 1:0F');
    expect(told({ ...rules, tieBreaks: ['headToHead'] }, played)).toEqual(['A 4 name', 'B 4 name', 'C 4 headToHead']);
  });
});

describe('tie-breaks in their order', () => {
  // All have won one of two games, in a circle.
  const played = games('AB 9:1', 'BC 5:4', 'CA 30:29');
  test.each([
    [['pointDifference'], ['A pointDifference', 'C pointDifference', 'B pointDifference']],
    [['pointsScored'], ['A pointsScored', 'C pointsScored', 'B pointsScored']],
    [['headToHead'], ['A name', 'B name', 'C name']],
    [
      ['drawnLot', 'pointDifference'],
      ['C drawnLot', 'A drawnLot', 'B pointDifference'],
    ],
    [[], ['A name', 'B name', 'C name']],
  ] as const)('%j', (tieBreaks, expected) => {
    expect(told({ points: null, tieBreaks }, played, named('ABC', { C: 1 }))).toEqual(expected);
  });

  test('wins away', () => {
    expect(told({ points: null, tieBreaks: ['awayWins'] }, games('AB 1:2', 'BA 1:0', 'AC 1:0'), named('AB'))).toEqual([
      'B winPercentage',
      'A winPercentage',
    ]);
    expect(told({ points: null, tieBreaks: ['awayWins'] }, games('AC 2:1', 'CB 1:2'), named('AB'))).toEqual([
      'B awayWins',
      'A awayWins',
    ]);
  });

  test('what another tie-break has separated is asked about the games among it when that comes later', () => {
    const four = games('AB 1:2', 'CA 1:0', 'BC 1:0', 'AX 3:1', 'XC 1:3');
    // Differences: A 0, B 2, C 1.
    expect(told({ points: null, tieBreaks: ['pointDifference', 'headToHead'] }, four)).toEqual([
      'B winPercentage',
      'C winPercentage',
      'A winPercentage',
    ]);
  });
});

test('several leagues have rules in common, or the default', () => {
  const own: StandingsRules = { points: { ...POINTS }, tieBreaks: ['drawnLot'] };
  expect(commonRules([own, { points: { ...POINTS }, tieBreaks: ['drawnLot'] }])).toBe(own);
  expect(commonRules([own, DEFAULT_RULES])).toBe(DEFAULT_RULES);
  expect(commonRules([])).toBe(DEFAULT_RULES);
});

test('points that make no sense', () => {
  expect(pointsProblem(POINTS)).toBeNull();
  expect(pointsProblem({ ...POINTS, loss: 3 })?.field).toBe('win');
  expect(pointsProblem({ ...POINTS, tie: 4 })?.field).toBe('tie');
  expect(pointsProblem({ ...POINTS, tie: -1 })?.field).toBe('tie');
});

describe('whatever the rules', () => {
  const rule = fc.record({
    points: fc.option(fc.constant(POINTS)),
    tieBreaks: fc.shuffledSubarray([...TIE_BREAKS]),
  });
  const team = fc.record({ name: fc.constantFrom('A', 'B', 'b', 'C'), lot: fc.option(fc.nat({ max: 3 })) });
  const season = fc
    .array(team, { minLength: 1, maxLength: 7 })
    .map((teams) => teams.map((each, id) => ({ ...each, id })))
    .chain((teams) => {
      const side = fc.nat({ max: teams.length });
      const game = fc.tuple(side, side, fc.nat({ max: 3 }), fc.nat({ max: 3 }), fc.boolean());
      return fc.tuple(
        fc.constant(teams),
        fc.array(game, { maxLength: 25 }),
        fc.shuffledSubarray(teams, { minLength: teams.length }),
      );
    });
  const placesOf = (rows: readonly { id: number; tiebreaker: string }[]) =>
    rows.map(({ id, tiebreaker }) => `${id} ${tiebreaker}`);

  test('each team has one place, and the same whatever the order in which teams and games came', () => {
    fc.assert(
      fc.property(season, rule, ([teams, played, shuffled], rules) => {
        const rows = computeStandings(teams, played, { rules });
        expect(rows.map(({ position }) => position)).toEqual(teams.map((_, index) => index + 1));
        expect(new Set(rows.map(({ id }) => id)).size).toBe(teams.length);
        expect(placesOf(computeStandings(shuffled, played.toReversed(), { rules }) as never)).toEqual(
          placesOf(rows as never),
        );
      }),
    );
  });

  test('the games among level teams are enough', () => {
    fc.assert(
      fc.property(season, rule, ([teams, played], rules) => {
        const records = teamRecords(teams, played, { withTies: rules.points !== null });
        const groups = tiedTeams(records, rules).map((group) => new Set(group.map(({ id }) => id)));
        const among = played.filter(([home, away]) => groups.some((group) => group.has(home) && group.has(away)));
        expect(standingsRows(records, among, 'record', rules)).toEqual(computeStandings(teams, played, { rules }));
      }),
    );
  });

  test('without ties, forfeits and lots, a percentage by head-to-head and difference is the default', () => {
    fc.assert(
      fc.property(season, ([teams, played]) => {
        const rules: StandingsRules = { points: null, tieBreaks: ['headToHead', 'pointDifference', 'drawnLot'] };
        const without = teams.map((each) => ({ ...each, lot: null }));
        expect(computeStandings(without, played, { rules })).toEqual(computeStandings(without, played));
      }),
    );
  });
});

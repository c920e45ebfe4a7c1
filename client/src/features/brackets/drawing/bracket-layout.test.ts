import type { BracketMatch } from '@domain/bracket/bracket';
import { type BracketOptions, PLAIN_BRACKET } from '@domain/bracket/bracket-options';
import { resolveBracket } from '@domain/bracket/resolve-bracket';
import { expect, test } from 'vitest';
import { BOX, type DrawableBracket, layOutBracket, type PlacedMatch } from './bracket-layout';
import { roundTitle } from './bracket-rounds';
import { fitSheet } from './sheet-layout';

const THIRD: BracketOptions = { ...PLAIN_BRACKET, thirdPlace: true };
const DOUBLE: BracketOptions = { ...PLAIN_BRACKET, kind: 'double' };

/** A bracket as the graph answers it, before its first game. */
function bracketOf(teams: number, options: BracketOptions): DrawableBracket<PlacedMatch> {
  const seeds = Array.from({ length: teams }, (_, index) => index + 1);
  const { rounds, losersRounds, finals, thirdPlace } = resolveBracket(seeds, [], options);
  const shout = (from: BracketMatch['homeFrom']) =>
    from && { matchId: from.matchId, outcome: from.outcome === 'winner' ? ('WINNER' as const) : ('LOSER' as const) };
  const match = ({ id, slot, winner, homeFrom, awayFrom }: BracketMatch): PlacedMatch => {
    return { id, slot, winner, homeFrom: shout(homeFrom), awayFrom: shout(awayFrom) };
  };
  const round = ({ number, matches }: (typeof rounds)[number]) => ({ number, matches: matches.map(match) });
  return {
    rounds: rounds.map(round),
    losersRounds: losersRounds.map(round),
    finals: finals.map(match),
    thirdPlace: thirdPlace && match(thirdPlace),
  };
}

const titles = (teams: number, options: BracketOptions): string[] =>
  layOutBracket(bracketOf(teams, options), teams).rounds.map(({ title }) => title);

test('four teams: two matches lead to the final, which stands between them; third place is below it', () => {
  const { rounds, connectors } = layOutBracket(bracketOf(4, THIRD), 4);
  const [semifinals, final, third] = rounds.map(({ places }) => places.map(({ top }) => top + BOX.height / 2));
  expect(final![0]).toBe((semifinals![0]! + semifinals![1]!) / 2);
  expect(third![0]).toBeGreaterThan(final![0]! + BOX.height + BOX.head);
  expect(connectors).toHaveLength(2);
  expect(titles(4, THIRD)).toEqual(['Semifinals', 'Final', 'Third place']);
});

test('five teams: the three best seeds have byes where their slots are', () => {
  const { rounds, connectors } = layOutBracket(bracketOf(5, PLAIN_BRACKET), 5);
  expect(rounds[0]!.byes.map(({ seed }) => seed)).toEqual([1, 2, 3]);
  expect(rounds[1]!.byes).toEqual([]);
  // The match of seeds 4 and 5 leads to the one of seed 1.
  expect(connectors).toHaveLength(6);
});

test('a double elimination has both brackets and the grand final behind them', () => {
  expect(titles(4, DOUBLE)).toEqual([
    'Winners’ semifinals',
    'Winners’ final',
    'Losers’ round 1',
    'Losers’ final',
    'Grand final',
    'Second final, if needed',
  ]);
  expect(titles(2, DOUBLE)).toEqual(['Winners’ final', 'Grand final', 'Second final, if needed']);
});

test('fewer than two teams: nothing to draw', () => {
  expect(layOutBracket(bracketOf(1, PLAIN_BRACKET), 1)).toMatchObject({ rounds: [], connectors: [] });
});

const sizes = Array.from({ length: 63 }, (_, index) => index + 2);

test.each([
  ['a single elimination', THIRD],
  ['a double elimination', DOUBLE],
])('%s of any size: no two boxes meet, lines lead to the right, and all fits on a sheet', (_what, options) => {
  for (const teams of sizes) {
    const bracket = bracketOf(teams, options);
    const { rounds, width, height } = layOutBracket(bracket, teams);
    const boxes = rounds.flatMap(({ places, byes }) => [...places, ...byes]);
    const meeting = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => one.left === other.left && Math.abs(one.top - other.top) < BOX.height + BOX.rowGap - 0.01),
    );
    expect([teams, meeting]).toEqual([teams, []]);
    expect(boxes.every(({ left, top }) => left >= 0 && top >= 0 && left < width && top < height)).toBe(true);
    const lefts = new Map(rounds.flatMap(({ places }) => places.map(({ match, left }) => [match.id, left])));
    const leading = rounds.flatMap(({ places }) =>
      places.flatMap(({ match, left }) =>
        [match.homeFrom, match.awayFrom].flatMap((from) =>
          from?.outcome === 'WINNER' ? [lefts.get(from.matchId)! < left] : [],
        ),
      ),
    );
    expect([teams, leading.includes(false)]).toEqual([teams, false]);
    const { box, scale, isWide } = fitSheet(bracket, teams);
    const sheet = layOutBracket(bracket, teams, box);
    expect(sheet.width * scale).toBeLessThanOrEqual(isWide ? 250.01 : 184.01);
    expect(sheet.height * scale).toBeLessThanOrEqual(isWide ? 165.01 : 232.01);
    // Letters of 5.5 points at least.
    expect([teams, scale * 10.5 > 1.94]).toEqual([teams, true]);
  }
});

test.each([
  [1, 5, 'Round 1'],
  [2, 5, 'Round 2'],
  [3, 5, 'Quarterfinals'],
  [5, 5, 'Final'],
  [1, 1, 'Final'],
])('round %d of %d is called %s', (number, count, title) => {
  expect(roundTitle(number, count)).toBe(title);
});

import { expect, test } from 'vitest';
import {
  type BoxScoreGame,
  gameHighs,
  leaderPairs,
  leadsAfterPeriods,
  lineScore,
  linesToShow,
  shownScore,
  winningSide,
} from './box-score-data';

const line = (id: string, values: (number | null)[]) => ({
  id,
  values,
  position: null,
  started: true,
  didNotPlay: false,
  hasValues: values.some((value) => value !== null),
  player: { id, fullName: id },
});
const side = (score: number | null, lines: ReturnType<typeof line>[]) => ({
  team: { id: '1', name: 'Aces', logoUrl: null, colour: null, abbreviation: null },
  score,
  liveScore: 7,
  form: '',
  recordBefore: { wins: 0, losses: 0 },
  seasonLeaders: [],
  hasLines: lines.length > 0,
  periodScores: [{ score: 20, period: { id: 'q1' } }],
  lines,
  totals: [],
});
const definition = (abbreviation: string, kind: 'COUNTING' | 'PERCENTAGE') => ({
  id: abbreviation,
  name: abbreviation,
  abbreviation,
  kind,
});

const home = side(60, [line('Ann', [12, 80, null, 9]), line('Bea', [null, null])]);
const away = side(58, [line('Cid', [15, 100])]);

test('a game high is the highest value of both sides, none for percentages and attempts or where nobody has any', () => {
  const statDefinitions = [
    definition('PTS', 'COUNTING'),
    definition('FG%', 'PERCENTAGE'),
    definition('REB', 'COUNTING'),
    definition('FGA', 'COUNTING'),
  ];
  expect(gameHighs({ home, away, statDefinitions })).toEqual([15, null, null, null]);
});

test('the final score is shown, then the running one, then 0', () => {
  expect(shownScore({ score: 60, liveScore: 7 })).toBe(60);
  expect(shownScore({ score: null, liveScore: 7 })).toBe(7);
  expect(shownScore({ score: null, liveScore: null })).toBe(0);
});

test.each([
  [60, 58, 'home'],
  [58, 60, 'away'],
  [60, 60, null],
  [null, 60, null],
] as const)('%s to %s: %s', (homeScore, awayScore, winner) => {
  const game = { status: 'FINAL', home: side(homeScore, []), away: side(awayScore, []) } as unknown as BoxScoreGame;
  expect(winningSide(game)).toBe(winner);
  expect(winningSide({ ...game, status: 'FORFEIT' })).toBe(winner);
  expect(winningSide({ ...game, status: 'CANCELLED' })).toBeNull();
});

test('a line score has a place for every period', () => {
  expect(
    lineScore({
      home,
      away: { ...home, score: 25, periodScores: [{ score: 25, period: { id: 'q1' } }] },
      periods: [
        { id: 'q1', name: 'Q1', kind: 'REGULAR' },
        { id: 'q2', name: 'Q2', kind: 'REGULAR' },
      ],
    }),
  ).toEqual([
    { home: 20, away: 25 },
    { home: null, away: null },
  ]);
});

test('leaders stand in pairs per statistic', () => {
  const points = { id: 'PTS', name: 'Points', abbreviation: 'PTS' };
  const of = (at: string, name: string) => ({
    side: at,
    value: 10,
    definition: points,
    player: { id: name, fullName: name },
  });
  expect(leaderPairs([of('home', 'Ann'), of('away', 'Cid')])).toEqual([
    { definition: points, home: of('home', 'Ann'), away: of('away', 'Cid') },
  ]);
});

test('the game flow is the score after each period, and nothing unless all of it is kept', () => {
  const periods = [
    { id: 'q1', name: 'Q1', kind: 'REGULAR' },
    { id: 'q2', name: 'Q2', kind: 'REGULAR' },
  ] as const;
  const of = (score: number, ...scores: number[]) => ({
    ...side(score, []),
    periodScores: scores.map((each, index) => ({ score: each, period: { id: periods[index]!.id } })),
  });
  const flow = (one: ReturnType<typeof of>, other: ReturnType<typeof of>) =>
    leadsAfterPeriods({ home: one, away: other, periods: [...periods] });
  expect(flow(of(50, 20, 30), of(45, 25, 20))).toEqual([
    { id: 'q1', name: 'Q1', home: 20, away: 25 },
    { id: 'q2', name: 'Q2', home: 50, away: 45 },
  ]);
  expect(flow(of(51, 20, 30), of(45, 25, 20))).toEqual([]);
  expect(flow(of(50, 20), of(45, 25, 20))).toEqual([]);
  // Nothing in the second quarter, of which plays leave no score.
  expect(flow(of(20, 20), of(45, 25, 20)).at(-1)).toEqual({ id: 'q2', name: 'Q2', home: 20, away: 45 });
});

test('a line with nothing in it is shown of starters, and of those who were listed and did not play', () => {
  const named = { ...line('Dan', [null, null]), started: false };
  expect(
    linesToShow([line('Bea', [null, null]), named, { ...named, id: 'Eve', didNotPlay: true }]).map(({ id }) => id),
  ).toEqual(['Bea', 'Eve']);
  // What visitors see no column of counts, too.
  expect(linesToShow([{ ...named, hasValues: true }])).toHaveLength(1);
});

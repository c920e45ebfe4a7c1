import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Play } from './play.js';
import type { PlayKind } from './play-kind.js';
import { DEFAULT_PLAY_SETTINGS } from './play-settings.js';
import { playVocabularyOf } from './play-vocabulary-of.js';
import type { SummarizedGame } from './play-summary.js';
import { summarizePlays } from './summarize-plays.js';

const HOME = [11, 12, 13, 14, 15];
const AWAY = [21, 22, 23, 24, 25];
const game: SummarizedGame = {
  vocabulary: playVocabularyOf('basketball'),
  settings: DEFAULT_PLAY_SETTINGS,
  teamIds: [1, 2],
  periods: [
    { id: 5, kind: 'regular' },
    { id: 6, kind: 'regular' },
    { id: 7, kind: 'overtime' },
  ],
  starters: { home: HOME, away: AWAY },
};
/** A play of home where its player's number begins with 1, of the visitors where it begins with 2. */
const play = (
  kind: PlayKind,
  playerId: number | null,
  changes: Partial<Play> = {},
): Omit<Play, 'id' | 'sortOrder'> => ({
  revision: 1,
  isDeleted: false,
  kind,
  periodId: 5,
  clock: null,
  teamId: playerId === null ? null : Math.trunc(playerId / 10),
  playerId,
  otherPlayerId: null,
  linkedPlayId: null,
  x: null,
  y: null,
  ...changes,
});
const inOrder = (...plays: Omit<Play, 'id' | 'sortOrder'>[]): Play[] =>
  plays.map((one, index) => ({ ...one, id: String(index), sortOrder: index }));

test('an empty game tells nothing', () => {
  expect(summarizePlays([], game)).toMatchObject({
    plays: [],
    score: { home: 0, away: 0 },
    leadChanges: 0,
    times: null,
    shots: { placed: [], count: 0 },
    benchPoints: { home: 0, away: 0 },
  });
});

test('the score, who led, runs and ties', () => {
  const plays = inOrder(
    play('MADE_TWO', 11),
    play('MADE_THREE', 21),
    play('MADE_FREE_THROW', 16),
    play('MISSED_TWO', 21),
    play('MADE_TWO', 12),
    play('MADE_TWO', null, { teamId: 1 }),
    play('MADE_TWO', 21, { isDeleted: true }),
  );
  const summary = summarizePlays(plays.toReversed(), game);
  expect(summary.plays.map(({ score }) => `${score.home}-${score.away}`)).toEqual([
    '2-0',
    '2-3',
    '3-3',
    '3-3',
    '5-3',
    '7-3',
  ]);
  expect(summary).toMatchObject({
    score: { home: 7, away: 3 },
    leadChanges: 2,
    ties: 1,
    biggestLead: { home: 4, away: 1 },
    longestRun: { home: 5, away: 3 },
    benchPoints: { home: 1, away: 0 },
  });
});

test('what has lost the play that it stands on counts for nothing, until that is as it was', () => {
  const [miss, rebound, ...more] = inOrder(
    play('MISSED_TWO', 11),
    play('OFFENSIVE_REBOUND', 12, { linkedPlayId: '0' }),
    play('MADE_TWO', 12),
    play('ASSIST', 13, { linkedPlayId: '2' }),
    play('ASSIST', 13),
  ) as [Play, Play, ...Play[]];
  const lost = (...plays: Play[]) => {
    const { plays: scored, secondChancePoints } = summarizePlays(plays, game);
    return [scored.filter(({ hasLostLink }) => hasLostLink).map(({ play: { id } }) => id), secondChancePoints.home];
  };
  expect(lost(miss, rebound, ...more)).toEqual([[], 2]);
  expect(lost({ ...miss, kind: 'MADE_TWO' }, rebound, ...more)).toEqual([['1'], 0]);
  expect(lost({ ...miss, isDeleted: true }, rebound, ...more)).toEqual([['1'], 0]);
  expect(lost({ ...miss, teamId: 2, playerId: 21 }, rebound, ...more)).toEqual([['1'], 0]);
});

test('an assist to a shot that becomes a free throw counts for nothing where those have none', () => {
  const plays = inOrder(play('MADE_FREE_THROW', 12), play('ASSIST', 13, { linkedPlayId: '0' }));
  const lost = (assistsOnFreeThrows: boolean) =>
    summarizePlays(plays, { ...game, settings: { ...game.settings, assistsOnFreeThrows } }).plays.map(
      ({ hasLostLink }) => hasLostLink,
    );
  expect([lost(false), lost(true)]).toEqual([
    [false, true],
    [false, false],
  ]);
});

test('points off turnovers and second chances end with the attack', () => {
  const plays = inOrder(
    play('TURNOVER', 11),
    play('STEAL', 21),
    play('MISSED_TWO', 21),
    play('OFFENSIVE_REBOUND', 22),
    play('MADE_TWO', 22),
    play('SHOOTING_FOUL', 12),
    play('MADE_FREE_THROW', 22),
    play('MADE_TWO', 22),
    play('OFFENSIVE_FOUL', 23),
    play('MISSED_TWO', 11),
    play('DEFENSIVE_REBOUND', 24),
    play('MADE_TWO', 24),
    play('MADE_TWO', 11),
  );
  expect(summarizePlays(plays, game)).toMatchObject({
    pointsOffTurnovers: { home: 0, away: 3 },
    secondChancePoints: { home: 0, away: 3 },
  });
});

test('fouls of a period and the bonus; a technical of the bench is none of the team', () => {
  const plays = inOrder(
    ...Array.from({ length: 4 }, () => play('PERSONAL_FOUL', 11)),
    play('TECHNICAL_FOUL', null, { teamId: 1 }),
    play('TECHNICAL_FOUL', 11),
    play('PERSONAL_FOUL', 21, { periodId: 6 }),
    play('TIMEOUT', null, { teamId: 2 }),
  );
  const summary = summarizePlays(plays, { ...game, settings: { ...DEFAULT_PLAY_SETTINGS, doubleBonusFouls: 6 } });
  expect(summary.fouls).toEqual([
    { periodId: 5, fouls: { home: 5, away: 0 }, bonus: { home: 'none', away: 'bonus' } },
    { periodId: 6, fouls: { home: 0, away: 1 }, bonus: { home: 'none', away: 'none' } },
  ]);
  expect(summary.timeouts).toEqual({ home: 0, away: 1 });
});

test('shots with a place, and how many there are', () => {
  const plays = inOrder(play('MADE_THREE', 11, { x: 70, y: 50 }), play('MISSED_TWO', 21), play('MADE_FREE_THROW', 21));
  expect(summarizePlays(plays, game).shots).toEqual({
    placed: [{ playId: '0', side: 'home', playerId: 11, x: 70, y: 50, isMade: true, points: 3 }],
    count: 2,
  });
});

test('sets begin at nothing', () => {
  const plays = inOrder(
    play('KILL', 11),
    play('ACE', 11),
    play('KILL', 21, { periodId: 6 }),
    play('POINT', null, { periodId: 6, teamId: 1 }),
  );
  const summary = summarizePlays(plays, { ...game, vocabulary: playVocabularyOf('volleyball') });
  expect(summary.plays.map(({ score }) => `${score.home}-${score.away}`)).toEqual(['1-0', '2-0', '0-1', '1-1']);
  expect(summary).toMatchObject({ leadChanges: 0, ties: 1, times: null });
});

const substitution = (on: number | null, off: number | null, clock: number | null, periodId = 5) =>
  play('SUBSTITUTION', on, { otherPlayerId: off, clock, periodId, teamId: Math.trunc((on ?? off)! / 10) });

const timesOf = (plays: Play[], changed: Partial<SummarizedGame> = {}): Record<string, unknown> | null => {
  const { times } = summarizePlays(plays, { ...game, ...changed });
  return times && Object.fromEntries(times.map(({ playerId, seconds, plusMinus }) => [playerId, [seconds, plusMinus]]));
};

test('minutes and plus-minus, with a substitution between periods and one for nobody', () => {
  const plays = inOrder(
    play('MADE_TWO', 11),
    substitution(16, 11, 400),
    play('MADE_THREE', 21),
    substitution(11, 16, 600, 6),
    substitution(null, 25, 100, 6),
    play('MADE_TWO', 12, { periodId: 6 }),
  );
  expect(timesOf(plays)).toMatchObject({ 11: [800, 4], 12: [1200, 1], 16: [400, -3], 21: [1200, -1], 25: [1100, 1] });
});

test('a substitution between periods needs no clock: before a period begins, or after it has ended', () => {
  const [start, end] = [play('PERIOD_START', null), play('PERIOD_END', null)];
  const second = { periodId: 6 };
  const plays = inOrder(
    start,
    end,
    substitution(17, 12, null),
    substitution(16, 11, null, 6),
    { ...start, ...second },
    substitution(11, 16, 200, 6),
    { ...end, ...second },
  );
  expect(timesOf(plays)).toMatchObject({ 11: [800, 0], 12: [600, 0], 13: [1200, 0], 16: [400, 0], 17: [600, 0] });
  // Within a period it needs one.
  const within = inOrder(start, substitution(16, 11, null), end);
  expect(timesOf(within)).toMatchObject({ 11: [null, 0], 16: [null, 0], 12: [600, 0] });
});

test('without clocks there is no time, but plus-minus', () => {
  const plays = inOrder(substitution(16, 11, null), play('MADE_TWO', 12));
  expect(timesOf(plays)).toMatchObject({ 11: [null, 0], 12: [600, 2], 16: [null, 2] });
  expect(timesOf(inOrder(play('MADE_TWO', 12, { periodId: 7 })))).toMatchObject({ 12: [null, 2] });
  const started = inOrder(play('PERIOD_START', null, { periodId: 7, clock: 300 }));
  expect(timesOf(started)).toMatchObject({ 12: [300, 0] });
});

test('while a period is on, time goes as far as its clocks', () => {
  const running = { isOver: false };
  const begun = inOrder(
    play('PERIOD_START', null),
    play('MADE_TWO', 11, { clock: 540 }),
    substitution(16, 11, 500),
    play('MADE_THREE', 21, { clock: 450 }),
    play('TURNOVER', 12),
  );
  // 600 at the start: 11 until 500, 16 from then to 450, the others from 600 to 450.
  expect(timesOf(begun, running)).toMatchObject({ 11: [100, 2], 16: [50, -3], 12: [150, -1], 21: [150, 1] });
  const ended = [...begun, { ...play('PERIOD_END', null), id: '5', sortOrder: 5 }];
  expect(timesOf(ended, running)).toMatchObject({ 11: [100, 2], 16: [500, -3], 12: [600, -1] });
  const second = [...ended, { ...play('PERIOD_START', null, { periodId: 6 }), id: '6', sortOrder: 6 }];
  expect(timesOf(second, running)).toMatchObject({ 11: [100, 2], 16: [500, -3], 12: [600, -1] });
  expect(timesOf(second)).toMatchObject({ 11: [100, 2], 16: [1100, -3], 12: [1200, -1] });
  const overtime = inOrder(play('MADE_TWO', 12, { periodId: 7 }));
  expect(timesOf(overtime, running)).toMatchObject({ 12: [null, 2] });
  // In a break something is entered for the next period already, which has not begun by that.
  const over = [play('PERIOD_START', null, { clock: 600 }), play('PERIOD_END', null)];
  for (const early of [substitution(16, 11, null, 6), play('NOTE', null, { periodId: 6 })])
    expect(timesOf(inOrder(...over, early), running)).toMatchObject({ 11: [600, 0], 12: [600, 0] });
  expect(timesOf(inOrder(play('NOTE', null)), running)).toMatchObject({ 12: [0, 0] });
  // Nobody keeps a clock: how much of the period is over is not known.
  const unkept = inOrder(play('PERIOD_START', null, { clock: 600 }), play('MADE_TWO', 12));
  expect(timesOf(unkept, running)).toMatchObject({ 12: [null, 2] });
  expect(timesOf(unkept)).toMatchObject({ 12: [600, 2] });
  expect(timesOf([unkept[0]!], running)).toMatchObject({ 12: [0, 0] });
  // Nobody enters starts: the first substitution’s clock says how far the period is.
  const first = [play('MADE_TWO', 12), play('PERIOD_END', null)];
  const by = (clock: number) => timesOf(inOrder(...first, substitution(16, 11, clock, 6)), running);
  expect(by(400)).toMatchObject({ 11: [800, 2], 16: [0, 0], 12: [800, 2] });
  expect(by(600)).toMatchObject({ 11: [600, 2], 16: [0, 0], 12: [600, 2] });
});

test.each<[string, Play[], Partial<SummarizedGame>?]>([
  ['somebody plays from the bench', inOrder(play('MADE_TWO', 16))],
  ['somebody goes off who was off', inOrder(substitution(16, 17, 400))],
  ['somebody comes on who was on', inOrder(substitution(12, 11, 400))],
  ['somebody comes on for nobody', inOrder(substitution(16, null, 400))],
  ['fewer than five started', inOrder(play('MADE_TWO', 11)), { starters: { home: HOME.slice(1), away: AWAY } }],
])('nothing is known of the times of a side when %s; of the other one it is', (_why, plays, changed) => {
  const { times } = summarizePlays(plays, { ...game, ...changed });
  expect(new Set(times?.map(({ side }) => side))).toEqual(new Set(['away']));
  expect(times).toHaveLength(5);
});

test('the plays that contradict who is on the court are told; what goes on from there is none by itself', () => {
  const plays = inOrder(
    play('MADE_TWO', 16), // 0: from the bench
    play('TECHNICAL_FOUL', 16),
    substitution(12, 11, 500), // 2: on already; four are left
    substitution(11, null, 480),
    substitution(16, null, 470), // 4: the sixth
    substitution(17, 16, 460), // six still
    substitution(18, 19, 450), // 6: goes off, and was not there
    play('MADE_TWO', 21),
  );
  const { times, contradictions } = summarizePlays(plays, game);
  expect([...contradictions]).toEqual([
    ['0', 'absent'],
    ['2', 'present'],
    ['4', 'excess'],
    ['6', 'absent'],
  ]);
  expect(times).toContainEqual({ side: 'away', playerId: 21, seconds: 600, plusMinus: 0 });
  // Of a side that keeps no substitutions, nothing contradicts anything.
  expect(summarizePlays(plays, { ...game, starters: { home: [], away: [] } }).contradictions.size).toBe(0);
});

test('a technical of somebody on the bench changes nothing', () => {
  expect(timesOf(inOrder(play('TECHNICAL_FOUL', 16)))).toMatchObject({ 11: [600, 0] });
});

test('whatever is played, points add up and five are on the court', () => {
  const anyPlay = fc.record({
    kind: fc.constantFrom(
      'MADE_TWO' as const,
      'MADE_THREE' as const,
      'TURNOVER' as const,
      'OFFENSIVE_REBOUND' as const,
    ),
    playerId: fc.constantFrom(...HOME, ...AWAY),
    periodId: fc.constantFrom(5, 6, 7),
  });
  fc.assert(
    fc.property(fc.array(anyPlay, { maxLength: 60 }), (entered) => {
      const plays = inOrder(...entered.map(({ kind, playerId, periodId }) => play(kind, playerId, { periodId })));
      const summary = summarizePlays(plays, game);
      const { score, biggestLead, longestRun, pointsOffTurnovers, secondChancePoints, times } = summary;
      for (const side of ['home', 'away'] as const)
        for (const part of [biggestLead, longestRun, pointsOffTurnovers, secondChancePoints])
          expect(part[side]).toBeLessThanOrEqual(score[side]);
      expect(times?.reduce((sum, { plusMinus }) => sum + plusMinus, 0) ?? 0).toBe(0);
    }),
  );
});

test('the starters may come on by the first substitutions, before the game begins', () => {
  const comeOn = [...HOME, ...AWAY].map((playerId) => play('SUBSTITUTION', playerId));
  const rest = [
    play('TECHNICAL_FOUL', 11),
    play('PERIOD_START', null, { clock: 600 }),
    play('MADE_TWO', 11, { clock: 500 }),
    play('SUBSTITUTION', 16, { otherPlayerId: 11, clock: 300 }),
    play('MADE_THREE', 16, { clock: 100 }),
  ];
  const noted = summarizePlays(inOrder(...rest), game);
  for (const starters of [{ home: [], away: [] }, game.starters]) {
    const { times, benchPoints } = summarizePlays(inOrder(...comeOn, ...rest), { ...game, starters });
    expect(times).toEqual(noted.times);
    expect(benchPoints).toEqual({ home: 3, away: 0 });
  }
  expect(noted.times).toContainEqual({ side: 'home', playerId: 16, seconds: 300, plusMinus: 3 });
  // Before the tip-off nobody has played yet.
  const { times } = summarizePlays(inOrder(...comeOn), { ...game, isOver: false });
  expect(times).toHaveLength(10);
  expect(times).toContainEqual({ side: 'home', playerId: 11, seconds: 0, plusMinus: 0 });
});

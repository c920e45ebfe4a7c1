import { playVocabularyOf } from '@domain/plays/play-vocabulary-of';
import { expect, test } from 'vitest';
import type { CourtGame } from '../court-game';
import type { PlayRevision } from '../keeping/play';
import { play } from '../keeping/testing';
import { courtState, isBeingPlayed } from './game-state';
import { lineupChanges } from './lineup-changes';
import { personalFouls } from './personal-fouls';
import { testGame as game } from './testing';
import { lastSortOrder, movedSortOrder, sortOrdersBefore } from '../keeping/sort-order';

let made = 0;
const entered = (kind: PlayRevision['kind'], periodId: string, changes: Partial<PlayRevision> = {}): PlayRevision =>
  play(`p${(made += 1)}`, { kind, periodId, sortOrder: made, teamId: null, playerId: null, ...changes });
const nowOf = (plays: PlayRevision[], chosen: string | null = null) => {
  const { now } = courtState(game(), plays, { period: chosen, before: null });
  return [now.period.name, now.phase, now.next?.name ?? null];
};

test('the period goes on by itself: what comes between two belongs to the later one', () => {
  const [start, end] = [entered('PERIOD_START', 'q1'), entered('PERIOD_END', 'q1')];
  expect(nowOf([])).toEqual(['q1', 'before', 'q2']);
  // A technical before tip-off.
  expect(nowOf([entered('TECHNICAL_FOUL', 'q1', { teamId: '1' })])).toEqual(['q1', 'before', 'q2']);
  expect(nowOf([start])).toEqual(['q1', 'on', 'q2']);
  expect(nowOf([start, end])).toEqual(['q2', 'before', 'ot1']);
  expect(nowOf([start, end, entered('SUBSTITUTION', 'q2', { teamId: '1', playerId: '17' })])).toEqual([
    'q2',
    'before',
    'ot1',
  ]);
});

test('after the last regular period the game is over unless somebody starts the overtime', () => {
  const plays = [entered('PERIOD_START', 'q2'), entered('PERIOD_END', 'q2')];
  expect(nowOf(plays)).toEqual(['q2', 'over', 'ot1']);
  expect(nowOf([...plays, entered('PERIOD_START', 'ot1')])).toEqual(['ot1', 'on', null]);
  expect(nowOf(plays, 'q1')).toEqual(['q1', 'on', 'q2']);
});

test('plays are entered of the periods that are shown, and of a hidden one that has plays', () => {
  const periodsOf = (plays: PlayRevision[]): string[] => courtState(game(), plays).periods.map(({ id }) => id);
  expect(periodsOf([])).toEqual(['q1', 'q2', 'ot1']);
  expect(periodsOf([entered('MADE_TWO', 'hidden', { teamId: '1' })])).toEqual(['q1', 'q2', 'hidden', 'ot1']);
});

test('a period is being played from its start to its end, whatever is put right in an earlier one', () => {
  const [end, start] = [entered('PERIOD_END', 'q2'), entered('PERIOD_START', 'ot1')];
  expect([[], [end], [end, start]].map(isBeingPlayed)).toEqual([false, false, true]);
  expect(isBeingPlayed([end, start, entered('MADE_TWO', 'ot1', { teamId: '1' })])).toBe(true);
  expect(isBeingPlayed([end, start, entered('PERIOD_END', 'ot1')])).toBe(false);
});

test('a second overtime follows the first one, also where a period between them is hidden', () => {
  const named = (id: string, kind: 'REGULAR' | 'OVERTIME', hidden = false) => ({ id, name: id, kind, hidden });
  const periods = [
    named('q4', 'REGULAR'),
    named('ot1', 'OVERTIME'),
    named('extra', 'OVERTIME', true),
    named('ot2', 'OVERTIME'),
  ];
  const plays = ['q4', 'ot1'].flatMap((id) => [
    entered('PERIOD_START', id),
    entered('MADE_TWO', id, { teamId: '1' }),
    entered('MADE_TWO', id, { teamId: '2' }),
    entered('PERIOD_END', id),
  ]);
  const stateOf = (more: PlayRevision[] = []) => courtState(game({ periods }), [...plays, ...more]);
  expect(stateOf().now).toMatchObject({ period: { id: 'ot1' }, phase: 'over', next: { id: 'ot2' } });
  const decided = stateOf([entered('PERIOD_START', 'ot2'), entered('MADE_THREE', 'ot2', { teamId: '2' })]);
  expect([decided.now.period.id, decided.now.phase, decided.finals]).toEqual(['ot2', 'on', { home: 4, away: 7 }]);
});

test('score, fouls, bonus and timeouts of both sides', () => {
  const plays = [
    entered('PERIOD_START', 'q1'),
    entered('MADE_THREE', 'q1', { teamId: '1', playerId: '17' }),
    entered('MADE_TWO', 'q1', { teamId: '2' }),
    entered('TIMEOUT', 'q1', { teamId: '2' }),
    ...Array.from({ length: 5 }, () => entered('PERSONAL_FOUL', 'q1', { teamId: '2', playerId: '28' })),
  ];
  const { sides, finals } = courtState(game(), plays);
  expect(sides.home).toMatchObject({ score: 3, fouls: 0, bonus: 'bonus', timeouts: 0, won: null, hasLineup: false });
  expect(sides.away).toMatchObject({ score: 2, fouls: 5, bonus: 'none', timeouts: 1 });
  expect(finals).toEqual({ home: 3, away: 2 });
  expect(personalFouls(game(), plays)).toEqual(new Map([['28', 5]]));
});

test('in a sport of sets the score is that of the set, and sets are won', () => {
  const volleyball = game({ vocabulary: playVocabularyOf('volleyball') });
  const point = (periodId: string, teamId: string) => entered('POINT', periodId, { teamId });
  const plays = [point('q1', '1'), point('q1', '1'), point('q1', '2'), entered('PERIOD_END', 'q1'), point('q2', '2')];
  const { sides, finals } = courtState(volleyball, plays);
  expect([sides.home.score, sides.home.won, sides.away.score, sides.away.won]).toEqual([0, 1, 1, 0]);
  expect(finals).toEqual({ home: 1, away: 0 });
});

test('a side that has won more than half of the sets ends the game: the next one is played only if somebody wants it', () => {
  const periods = ['s1', 's2', 's3', 's4', 's5'].map((id) => ({
    id,
    name: id,
    kind: 'REGULAR' as const,
    hidden: false,
  }));
  const volleyball = game({ vocabulary: playVocabularyOf('volleyball'), periods });
  const wonBy = (id: string, teamId: string) => [
    entered('PERIOD_START', id),
    entered('POINT', id, { teamId }),
    entered('PERIOD_END', id),
  ];
  const stateOf = (plays: PlayRevision[]) => courtState(volleyball, plays);
  const three = [...wonBy('s1', '1'), ...wonBy('s2', '2'), ...wonBy('s3', '1')];
  expect(stateOf(three).now).toMatchObject({ period: { id: 's4' }, phase: 'before' });
  // Of a best of three this is the final score.
  const two = [...wonBy('s1', '1'), ...wonBy('s2', '1')];
  const overInThree = [wonBy('s1', '1'), two, [...two, entered('PERIOD_START', 's3')], three].map(
    (plays) => stateOf(plays).isOverInThree,
  );
  expect(overInThree).toEqual([false, true, false, true]);
  const decided = stateOf([...three, ...wonBy('s4', '1')]);
  expect(decided.now).toMatchObject({ period: { id: 's4' }, phase: 'over', next: { id: 's5' } });
  expect(decided.finals).toEqual({ home: 3, away: 1 });
  const more = stateOf([...three, ...wonBy('s4', '1'), entered('PERIOD_START', 's5')]);
  expect(more.now).toMatchObject({ period: { id: 's5' }, phase: 'on' });
  expect(more.finals).toEqual({ home: 3, away: 1 });
});

test('a set that is won by the usual rules is told until its end is said, and who has set or match point', () => {
  const periods = ['s1', 's2', 's3'].map((id) => ({ ...game().periods[0]!, id, name: id }));
  const volleyball = game({ vocabulary: playVocabularyOf('volleyball'), periods });
  const points = (id: string, ...counts: readonly [home: number, away: number]) =>
    counts.flatMap((count, index) =>
      Array.from({ length: count }, () => entered('POINT', id, { teamId: String(index + 1) })),
    );
  const first = [entered('PERIOD_START', 's1'), ...points('s1', 24, 20)];
  const toldOf = (plays: PlayRevision[], chosen: string | null = null) => {
    const { set, sides } = courtState(volleyball, plays, { period: chosen, before: null });
    return [set?.winner, sides.home.setPoint, sides.away.setPoint];
  };
  expect(toldOf(first)).toEqual([null, 'set', null]);
  const won = [...first, ...points('s1', 1, 0)];
  expect(toldOf(won)).toEqual(['home', null, null]);
  const ended = [...won, entered('PERIOD_END', 's1')];
  expect(toldOf(ended)).toEqual([null, null, null]);
  // Who puts something right in a set that has ended is not asked to end it.
  expect(toldOf(ended, 's1')).toEqual([undefined, null, null]);
  expect(toldOf([...ended, ...points('s2', 24, 3)])).toEqual([null, 'match', null]);
  const level = [...ended, ...points('s2', 20, 25), entered('PERIOD_END', 's2')];
  expect(toldOf([...level, ...points('s3', 13, 14)])).toEqual([null, null, 'match']);
  expect(toldOf([...level, ...points('s3', 13, 15)])).toEqual(['away', null, null]);
});

test('of tennis the points of the game that is on are told beside the games of the set', () => {
  const tennis = game({ vocabulary: playVocabularyOf('tennis') });
  const of = (kind: 'POINT' | 'DOUBLE_FAULT' | 'GAME_WON', teamId: string) => entered(kind, 'q1', { teamId });
  const toldOf = (plays: PlayRevision[]) => {
    const { set, sides } = courtState(tennis, plays);
    const { home, away } = sides;
    return [home.score, home.points, away.score, away.points, set?.game?.unsaid?.side ?? null];
  };
  const game1 = [of('POINT', '1'), of('POINT', '1'), of('DOUBLE_FAULT', '1'), of('POINT', '1')];
  expect(toldOf([])).toEqual([0, null, 0, null, null]);
  expect(toldOf(game1)).toEqual([0, 40, 0, 15, null]);
  expect(toldOf([...game1, of('POINT', '1')])).toEqual([0, 0, 0, 0, 'home']);
  expect(toldOf([...game1, of('POINT', '1'), of('GAME_WON', '1'), of('POINT', '2')])).toEqual([1, 0, 0, 15, null]);
  // In a set that goes on beyond six, too; one that ends there has no game that is on.
  const six = [...game1, ...Array.from({ length: 6 }, () => of('GAME_WON', '1'))];
  expect(toldOf(six)).toEqual([6, null, 0, null, null]);
  expect(toldOf([...six, of('POINT', '2')])).toEqual([6, 0, 0, 15, null]);
});

test('a match that has the final score which its sets make is over: the next set is not what comes next', () => {
  const playedBy = (id: string, teamId: string) => [
    entered('PERIOD_START', id),
    entered('POINT', id, { teamId }),
    entered('PERIOD_END', id),
  ];
  const periods = ['s1', 's2', 's3', 's4', 's5'].map((id) => ({ ...game().periods[0]!, id, name: id }));
  const stateOf = (plays: PlayRevision[], result: Partial<CourtGame['result']>) =>
    courtState(
      game({ vocabulary: playVocabularyOf('volleyball'), periods, result: { ...game().result, ...result } }),
      plays,
    );
  const two = [...playedBy('s1', '1'), ...playedBy('s2', '1')];
  const final = { status: 'FINAL', homeScore: 2, awayScore: 0 } as const;
  const over = stateOf(two, final);
  expect(over.now).toMatchObject({ period: { id: 's2' }, phase: 'over', next: { id: 's3' } });
  expect([over.finals, over.sides.home.score, over.sides.home.won]).toEqual([{ home: 2, away: 0 }, 1, 2]);
  expect(over.isOverInThree).toBe(false);
  // Somebody goes on; the plays are entered after the game; a forfeit; nothing has been entered.
  const third = entered('PERIOD_START', 's3');
  const nowOf = (...of: Parameters<typeof stateOf>) => [stateOf(...of).now.period.id, stateOf(...of).now.phase];
  expect(nowOf([...two, third], final)).toEqual(['s3', 'on']);
  expect(nowOf(playedBy('s1', '1'), final)).toEqual(['s2', 'before']);
  expect(nowOf(playedBy('s1', '1'), { status: 'FORFEIT', homeScore: 0, awayScore: 2 })).toEqual(['s1', 'over']);
  expect(nowOf([], final)).toEqual(['s1', 'before']);
});

test('who comes on takes the place of who goes off; fewer than five may play', () => {
  const on = (playerId: string | null, otherPlayerId: string | null = null): PlayRevision =>
    entered('SUBSTITUTION', 'q1', { teamId: '1', playerId, otherPlayerId });
  const { home } = courtState(game(), [on('10'), on('100'), on('17'), on('18', '100'), on(null, '17')]).sides;
  expect(home.onCourt.map(({ jersey }) => jersey)).toEqual(['0', '8']);
  expect(home.bench).toHaveLength(4);
});

test('before a substitution, and in an earlier period, those can be entered who were on the court then', () => {
  const sub = (periodId: string, playerId: string, otherPlayerId: string | null = null): PlayRevision =>
    entered('SUBSTITUTION', periodId, { teamId: '1', playerId, otherPlayerId });
  const plays = [
    sub('q1', '17'),
    entered('PERIOD_START', 'q1'),
    entered('MADE_TWO', 'q1', { teamId: '1', playerId: '17' }),
    sub('q1', '18', '17'),
    entered('PERIOD_END', 'q1'),
    entered('PERIOD_START', 'q2'),
    sub('q2', '19', '18'),
  ];
  const onCourt = (period: string | null, before: PlayRevision | null): (string | null)[] =>
    courtState(game(), plays, { period, before }).sides.home.onCourt.map(({ jersey }) => jersey);
  expect(onCourt(null, null)).toEqual(['9']);
  expect(onCourt(null, plays[3]!)).toEqual(['7']);
  expect(onCourt(null, plays[6]!)).toEqual(['8']);
  expect(onCourt('q1', null)).toEqual(['8']);
  // One that is gone meanwhile has its place still, also as the last one of its period.
  expect(onCourt(null, { ...entered('NOTE', 'q1'), isDeleted: true })).toEqual(['8']);
  expect(onCourt(null, { ...entered('NOTE', 'q2'), isDeleted: true })).toEqual(['9']);
});

test('a lineup becomes another one by the fewest substitutions', () => {
  expect(lineupChanges([], ['a', 'b'])).toEqual([
    { on: 'a', off: null },
    { on: 'b', off: null },
  ]);
  expect(lineupChanges(['a', 'b', 'c'], ['a', 'd'])).toEqual([
    { on: 'd', off: 'b' },
    { on: null, off: 'c' },
  ]);
});

test('places in the order: last, before another play, past the neighbour', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id, index) => play(id, { sortOrder: index + 1 })) as [
    PlayRevision,
    PlayRevision,
    PlayRevision,
  ];
  const other = play('other', { periodId: 'q2', sortOrder: 40 });
  const plays = [a, b, c, other];
  expect([lastSortOrder(plays, 'q1'), lastSortOrder(plays, 'q3')]).toEqual([4, 1]);
  expect([sortOrdersBefore(plays, b, 1), sortOrdersBefore(plays, a, 3)]).toEqual([[1.5], [0.25, 0.5, 0.75]]);
  expect([movedSortOrder(plays, a, 1), movedSortOrder(plays, b, 1), movedSortOrder(plays, c, 1)]).toEqual([
    2.5,
    4,
    null,
  ]);
});

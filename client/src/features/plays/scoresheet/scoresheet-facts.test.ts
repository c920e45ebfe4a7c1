import { playVocabularyOf } from '@domain/plays/play-vocabulary-of';
import { expect, test } from 'vitest';
import type { PlayRevision } from '../keeping/play';
import { play } from '../keeping/testing';
import { testGame as game } from '../shown/testing';
import { scoresheetOf } from './scoresheet-facts';

let made = 0;
const entered = (kind: PlayRevision['kind'], periodId: string, changes: Partial<PlayRevision> = {}): PlayRevision =>
  play(`p${(made += 1)}`, { kind, periodId, sortOrder: made, teamId: null, playerId: null, ...changes });

test('rosters with starters, fouls and points; each score with the number of who made it', () => {
  const sheet = scoresheetOf(game(), [
    entered('SUBSTITUTION', 'q1', { teamId: '1', playerId: '100' }), // number 00 starts
    entered('PERIOD_START', 'q1'),
    entered('MADE_THREE', 'q1', { teamId: '1', playerId: '10', clock: 590 }), // number 0
    entered('MISSED_TWO', 'q1', { teamId: '2', playerId: '27' }),
    entered('MADE_TWO', 'q1', { teamId: '2', clock: 541 }),
    ...Array.from({ length: 6 }, () => entered('PERSONAL_FOUL', 'q1', { teamId: '2', playerId: '28' })),
    entered('PERIOD_END', 'q1'),
    entered('MADE_FREE_THROW', 'q2', { teamId: '1', playerId: '10' }),
    entered('TIMEOUT', 'q2', { teamId: '2' }),
  ]);
  const rowOf = (jersey: string, side: 'home' | 'away' = 'home') =>
    sheet.players[side].find(({ player }) => player.jersey === jersey)!;
  expect([rowOf('0').isStarter, rowOf('00').isStarter]).toEqual([false, true]);
  expect(rowOf('0').values.get('PTS')).toBe(4);
  expect(rowOf('8', 'away').fouls).toBe(6);
  expect(sheet.periods.map(({ name, points, fouls }) => [name, points, fouls])).toEqual([
    ['q1', { home: 3, away: 2 }, { home: 0, away: 6 }],
    ['q2', { home: 1, away: 0 }, { home: 0, away: 0 }],
  ]);
  expect(
    sheet.periods.flatMap(({ scores }) => scores.map(({ who, side, score, clock }) => [who, side, score, clock])),
  ).toEqual([
    ['0', 'home', { home: 3, away: 0 }, 590],
    ['', 'away', { home: 3, away: 2 }, 541],
    ['0', 'home', { home: 4, away: 2 }, null],
  ]);
  expect([sheet.score, sheet.timeouts]).toEqual([
    { home: 4, away: 2 },
    { home: 0, away: 1 },
  ]);
});

test('statistics stand in the order of the sport, in whatever order they were made', () => {
  const { abbreviations } = scoresheetOf(game({ vocabulary: playVocabularyOf('volleyball') }), [
    entered('PERIOD_START', 'q1'),
    entered('DIG', 'q1', { teamId: '1', playerId: '17' }),
    entered('ACE', 'q1', { teamId: '1', playerId: '17' }),
    entered('KILL', 'q1', { teamId: '2', playerId: '27' }),
  ]);
  expect(abbreviations).toEqual(['K', 'TA', 'SA', 'DIG', 'PTS']);
});

test('who came on, went off or did something has played; who only sat on the bench has not', () => {
  const on = (playerId: string, otherPlayerId: string | null = null) =>
    entered('SUBSTITUTION', 'q1', { teamId: '1', playerId, otherPlayerId });
  const { players } = scoresheetOf(game(), [
    on('100'),
    entered('PERIOD_START', 'q1'),
    on('10', '100'),
    entered('MADE_TWO', 'q1', { teamId: '1', playerId: '17' }),
    entered('TECHNICAL_FOUL', 'q1', { teamId: '1', playerId: '18' }),
  ]);
  expect(players.home.map(({ player, isStarter, hasPlayed }) => [player.jersey, isStarter, hasPlayed])).toEqual([
    ['0', false, true],
    ['00', true, true],
    ['7', false, true],
    ['8', false, false],
    ['9', false, false],
    ['10', false, false],
  ]);
});

test('who erred was on the court, too: the point is the other side’s', () => {
  const volleyball = game({ vocabulary: playVocabularyOf('volleyball') });
  const error = entered('OPPONENT_ERROR', 'q1', { teamId: '1', otherPlayerId: '28' });
  const { players } = scoresheetOf(volleyball, [error]);
  const whoPlayed = players.away.filter(({ hasPlayed }) => hasPlayed);
  expect(whoPlayed.map(({ player, values }) => [player.jersey, values.get('E')])).toEqual([['8', 1]]);
});

test('an overtime stands there once it is played, a hidden period while it has plays', () => {
  const names = (plays: PlayRevision[]) => scoresheetOf(game(), plays).periods.map(({ name }) => name);
  expect(names([])).toEqual(['q1', 'q2']);
  expect(names([entered('MADE_TWO', 'ot1', { teamId: '1' })])).toEqual(['q1', 'q2', 'ot1']);
  expect(names([entered('MADE_TWO', 'hidden', { teamId: '1' })])).toEqual(['q1', 'q2', 'hidden']);
});

test('in a sport of sets each has its own points, and one that is played is not won yet', () => {
  const point = (periodId: string, teamId: string) => entered('POINT', periodId, { teamId });
  const plays = [point('q1', '1'), point('q1', '1'), point('q1', '2'), entered('PERIOD_END', 'q1'), point('q2', '2')];
  const sheet = scoresheetOf(game({ vocabulary: playVocabularyOf('volleyball') }), plays);
  expect(sheet.periods.map(({ points }) => points)).toEqual([
    { home: 2, away: 1 },
    { home: 0, away: 1 },
  ]);
  expect(sheet.score).toEqual({ home: 1, away: 0 });
});

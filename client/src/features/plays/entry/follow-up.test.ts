import type { PlayKind } from '@domain/plays/play-kind';
import { DEFAULT_PLAY_SETTINGS } from '@domain/plays/play-settings';
import { playVocabularyOf } from '@domain/plays/play-vocabulary-of';
import { expect, test } from 'vitest';
import type { PlayRevision } from '../keeping/play';
import { play } from '../keeping/testing';
import type { EntryMode } from './actions';
import { besideLinked } from './beside-linked';
import { toldMore } from './told-more';
import { type Following, followingOf, type FollowUps, standingFollowUps } from './follow-up';

const standing = (following: Following, plays: readonly PlayRevision[], mode: EntryMode = 'everything') =>
  standingFollowUps(following, plays, {
    vocabulary: playVocabularyOf('basketball'),
    settings: DEFAULT_PLAY_SETTINGS,
    mode,
    teamIds: ['1', '2'],
  });
const after = (kind: PlayKind, mode: EntryMode = 'everything'): FollowUps | null =>
  standing(followingOf('p', []), [play('p', { kind })], mode);
const offered = (followUps: FollowUps | null): string[] =>
  (followUps?.offers ?? []).map(
    ({ name, rows }) =>
      `${name}: ${rows.map(({ teamId, links }) => `${teamId} ${links.map(({ kind }) => kind).join(' ')}`).join(', ')}`,
  );

test.each<[PlayKind, string[]]>([
  ['MADE_TWO', ['Assist: 1 ASSIST', 'Foul: 2 SHOOTING_FOUL']],
  ['MISSED_TWO', ['Rebound: 1 OFFENSIVE_REBOUND, 2 DEFENSIVE_REBOUND', 'Block: 2 BLOCK', 'Foul: 2 SHOOTING_FOUL']],
  ['TURNOVER', ['Steal: 2 STEAL']],
  ['SHOOTING_FOUL', ['Free throws: 2 MADE_FREE_THROW MISSED_FREE_THROW']],
  ['MISSED_FREE_THROW', ['Rebound: 1 OFFENSIVE_REBOUND, 2 DEFENSIVE_REBOUND']],
  ['STEAL', []],
])('after %s', (kind, expected) => {
  expect(offered(after(kind))).toEqual(expected);
});

test('a two with its assist and a miss with its rebound take three taps: the last one is on who did it', () => {
  for (const [kind, linked] of [
    ['MADE_TWO', 'ASSIST'],
    ['MISSED_TWO', 'DEFENSIVE_REBOUND'],
  ] as const) {
    const [first] = after(kind)!.offers;
    expect(first!.rows.some(({ links }) => links.length === 1 && links[0]!.kind === linked)).toBe(true);
  }
});

test('a missed shot that was fouled is no attempt: nobody rebounds or blocks it; one that was made may have an assist', () => {
  const foul = play('f', { kind: 'SHOOTING_FOUL', teamId: '2', playerId: '4', linkedPlayId: 's' });
  const fouled = { ...followingOf('s', []), taken: [{ playId: 'f', offer: 'Foul' }] };
  const names = (kind: PlayKind) => standing(fouled, [play('s', { kind }), foul])!.offers.map(({ name }) => name);
  expect(names('MISSED_THREE')).toEqual(['Free throws']);
  expect(names('MADE_THREE')).toEqual(['Free throws', 'Assist']);
});

test('a home run is the run of its batter: those of others are offered', () => {
  const context = {
    vocabulary: playVocabularyOf('baseball'),
    settings: DEFAULT_PLAY_SETTINGS,
    mode: 'everything',
    teamIds: ['1', '2'],
  } as const;
  const runs = (kind: PlayKind) => standingFollowUps(followingOf('p', []), [play('p', { kind })], context)!.offers[0]!;
  expect(runs('HOME_RUN').rows).toMatchObject([{ teamId: '1', without: '7' }]);
  expect(runs('SINGLE').rows).toMatchObject([{ teamId: '1', without: null }]);
});

test('nobody assists the own shot', () => {
  expect(after('MADE_TWO')!.offers[0]!.rows[0]!.without).toBe('7');
  expect(after('MISSED_TWO')!.offers[0]!.rows[0]!.without).toBeNull();
});

test('after a foul on a shot its shooter throws, as often as it takes, and then comes the rebound', () => {
  const shot = play('s', { kind: 'MISSED_TWO' });
  const foul = play('f', { kind: 'SHOOTING_FOUL', teamId: '2', playerId: '4', linkedPlayId: 's' });
  const missed = play('t', { kind: 'MISSED_FREE_THROW', linkedPlayId: 'f' });
  const fouled = { ...followingOf('s', []), taken: [{ playId: 'f', offer: 'Foul' }] };
  expect(standing(fouled, [shot, foul])!.offers[0]).toMatchObject({
    name: 'Free throws',
    playerId: '7',
    repeats: true,
  });
  const thrown = { ...fouled, taken: [...fouled.taken, { playId: 't', offer: 'Free throws' }] };
  const names = (plays: PlayRevision[]) =>
    standing(thrown, plays)!.offers.map(({ name, playerId }) => [name, playerId]);
  expect(names([shot, foul, missed])).toEqual([
    ['Free throws', '7'],
    ['Rebound', null],
  ]);
  // It was made after all; the foul was none.
  expect(names([shot, foul, { ...missed, kind: 'MADE_FREE_THROW' }])[0]).toEqual(['Free throws', '7']);
  expect(offered(standing(thrown, [shot, foul, { ...missed, kind: 'MADE_FREE_THROW' }]))).toHaveLength(1);
  expect(names([shot]).map(([name]) => name)).toEqual(['Rebound', 'Block', 'Foul']);
});

test('in other modes only what they have is offered, also when the mode changes meanwhile', () => {
  expect(offered(after('MADE_TWO', 'fouls'))).toEqual(['Foul: 2 SHOOTING_FOUL']);
  expect(offered(after('MADE_TWO', 'score'))).toEqual([]);
});

test('what is offered goes with the play, and is another thing once that is another play', () => {
  const shot = play('s');
  const following = followingOf('s', [shot]);
  expect(offered(standing(following, [shot]))[0]).toBe('Assist: 1 ASSIST');
  expect(standing(following, [])).toBeNull();
  expect(standing(following, [{ ...shot, kind: 'STEAL' }])).toBeNull();
  expect(offered(standing(following, [{ ...shot, kind: 'MISSED_TWO' }]))[0]).toMatch(/^Rebound/);
  const byOther = standing(following, [{ ...shot, teamId: '2', playerId: '4' }])!;
  expect(byOther.offers[0]!.rows).toMatchObject([{ teamId: '2', without: '4' }]);
  // An assist that was taken away can be given again.
  const assisted = { ...following, taken: [{ playId: 'a', offer: 'Assist' }] };
  const assist = play('a', { kind: 'ASSIST', playerId: '8', linkedPlayId: 's' });
  expect(offered(standing(assisted, [shot, assist]))).toEqual(['Foul: 2 SHOOTING_FOUL']);
  expect(offered(standing(assisted, [shot]))).toHaveLength(2);
});

test('what another device has entered of it already is offered no more, while it counts', () => {
  const shot = play('s');
  const following = followingOf('s', [shot]);
  const assist = play('theirs', { kind: 'ASSIST', playerId: '8', linkedPlayId: 's' });
  expect(offered(standing(following, [shot, assist]))).toEqual(['Foul: 2 SHOOTING_FOUL']);
  expect(offered(standing(following, [{ ...shot, teamId: '2' }, assist]))[0]).toBe('Assist: 2 ASSIST');
  const miss = play('m', { kind: 'MISSED_TWO' });
  const rebound = play('r', { kind: 'OFFENSIVE_REBOUND', linkedPlayId: 'm' });
  expect(offered(standing(followingOf('m', [miss]), [miss, rebound])).join()).not.toContain('Rebound');
});

test('what is offered goes when a period ends or begins, and not by other plays', () => {
  const shot = play('s');
  const start = play('start', { kind: 'PERIOD_START', teamId: null, playerId: null });
  const end = play('end', { kind: 'PERIOD_END', teamId: null, playerId: null });
  const following = followingOf('s', [start, shot]);
  expect(standing(following, [start, shot, play('other', { kind: 'STEAL', teamId: '2' })])).not.toBeNull();
  expect(standing(following, [start, shot, end])).toBeNull();
  expect(standing(following, [start, shot, { ...start, id: 'next', periodId: 'q2' }])).toBeNull();
  // A shot that was forgotten, in a period that is over.
  expect(standing(followingOf('s', [start, shot, end]), [start, shot, end])).not.toBeNull();
});

test('a linked play goes into the period of its shot, before the end of that', () => {
  const shot = play('s', { clock: 3, sortOrder: 2 });
  const next = { ...play('n', { sortOrder: 4 }), clock: 600 };
  const end = play('end', { kind: 'PERIOD_END', sortOrder: 5 });
  const assist = play('a', { kind: 'ASSIST', playerId: '8', linkedPlayId: 's', clock: 2 });
  expect(besideLinked(assist, shot, [shot], null)).toEqual({ placed: assist, before: null });
  expect(besideLinked(assist, shot, [shot, next], 'n')).toEqual({ placed: assist, before: 'n' });
  expect(besideLinked({ ...assist, periodId: 'q4', clock: 600 }, shot, [shot, end], null)).toEqual({
    placed: { ...assist, clock: 3 },
    before: 'end',
  });
  // Another device ended the period at that moment.
  expect(besideLinked({ ...assist, clock: 0 }, { ...shot, sortOrder: 5 }, [shot, end], null)).toEqual({
    placed: { ...assist, clock: 3 },
    before: 'end',
  });
  // Somebody inserts elsewhere; the shot was entered after the end of its period.
  expect(besideLinked({ ...assist, periodId: 'q2' }, shot, [shot, { ...next, periodId: 'q2' }], 'n').before).toBeNull();
  expect(besideLinked(assist, { ...shot, sortOrder: 6 }, [shot, end], null).before).toBeNull();
});

test('after a point of volleyball one more tap says who made it and how, and then an assist is offered', () => {
  const vocabulary = playVocabularyOf('volleyball');
  const context = { vocabulary, settings: DEFAULT_PLAY_SETTINGS, mode: 'everything', teamIds: ['1', '2'] } as const;
  const point = play('p', { kind: 'POINT', playerId: null });
  const followUps = standingFollowUps(followingOf('p', []), [point], context);
  expect(offered(followUps)).toEqual([
    'Kill: 1 KILL',
    'Ace: 1 ACE',
    'Block: 1 BLOCK_POINT',
    'Their error: 2 OPPONENT_ERROR',
  ]);
  const linkOf = (index: number) => followUps!.offers[index]!.rows[0]!.links[0]!;
  const killed = toldMore(linkOf(0), { teamId: '1', playerId: '8' }, vocabulary);
  expect(killed).toEqual({ kind: 'KILL', teamId: '1', playerId: '8' });
  expect(offered(standingFollowUps(followingOf('p', []), [{ ...point, ...killed }], context))).toEqual([
    'Assist: 1 ASSIST',
  ]);
  // The point stays where it is; of the other side is who made the error.
  expect(toldMore(linkOf(3), { teamId: '2', playerId: '28' }, vocabulary)).toEqual({
    kind: 'OPPONENT_ERROR',
    playerId: null,
    otherPlayerId: '28',
  });
  expect(standingFollowUps(followingOf('p', []), [point], { ...context, mode: 'score' })).toBeNull();
});

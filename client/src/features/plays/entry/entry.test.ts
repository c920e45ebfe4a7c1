import { playVocabularyOf } from '@domain/plays/play-vocabulary-of';
import { DEFAULT_PLAY_SETTINGS } from '@domain/plays/play-settings';
import type { PlayKind } from '@domain/plays/play-kind';
import { SPORTS } from '@domain/sports/sport';
import { expect, test } from 'vitest';
import { actionsOf, ENTRY_MODES, scoreKinds } from './actions';
import { afterTaken, type FollowUps, followUps } from './follow-up';
import { type Entered, NOTHING_SELECTED, type Selection, type Tap, tapped } from './selection';

const vocabulary = playVocabularyOf('basketball');
const context = { vocabulary, settings: DEFAULT_PLAY_SETTINGS, mode: 'everything', teamIds: ['1', '2'] } as const;
const seven = { person: { teamId: '1', playerId: '7' } };

/** Taps one after the other; answers what was entered and how many taps that took. */
function tapAll(...taps: Tap[]): { entered: Entered[]; selection: Selection } {
  const entered: Entered[] = [];
  let selection = NOTHING_SELECTED;
  for (const tap of taps) {
    const next = tapped(selection, tap, vocabulary);
    selection = next.selection;
    if (next.entered) entered.push(next.entered);
  }
  return { entered, selection };
}

test.each([
  ['player first', [seven, { kind: 'MADE_TWO' }]],
  ['action first', [{ kind: 'MADE_TWO' }, seven]],
] as const)('%s: the second tap commits', (_what, taps) => {
  const { entered, selection } = tapAll(...taps);
  expect(entered).toEqual([{ kind: 'MADE_TWO', teamId: '1', playerId: '7', place: null }]);
  expect(selection).toEqual(NOTHING_SELECTED);
});

test('the same tap twice takes it back; another one goes in its place', () => {
  expect(tapAll(seven, seven).selection.person).toBeNull();
  expect(tapAll({ kind: 'STEAL' }, { kind: 'STEAL' }).selection.kind).toBeNull();
  expect(tapAll({ kind: 'STEAL' }, { kind: 'BLOCK' }).selection.kind).toBe('BLOCK');
  expect(tapAll(seven, { person: { teamId: '2', playerId: '4' } }).selection.person?.playerId).toBe('4');
});

test('a team alone may rebound, not assist; what needs nobody is entered at once', () => {
  const team = { person: { teamId: '1', playerId: null } };
  expect(tapAll(team, { kind: 'DEFENSIVE_REBOUND' }).entered).toHaveLength(1);
  const waiting = tapAll(team, { kind: 'ASSIST' });
  expect([waiting.entered, waiting.selection.kind]).toEqual([[], 'ASSIST']);
  expect(tapAll({ kind: 'TIMEOUT' }).entered).toEqual([{ kind: 'TIMEOUT', teamId: null, playerId: null, place: null }]);
});

test('a place goes with shots alone', () => {
  const place = { x: 90, y: 50 };
  expect(tapAll({ place }, seven, { kind: 'MADE_TWO' }).entered[0]?.place).toEqual(place);
  expect(tapAll({ place }, seven, { kind: 'STEAL' }).entered[0]?.place).toBeNull();
});

const after = (kind: PlayKind, mode: (typeof ENTRY_MODES)[number] = 'everything'): FollowUps =>
  followUps({ id: 'p', kind, teamId: '1', playerId: '7' }, null, { ...context, mode });
const offered = ({ offers }: FollowUps): string[] =>
  offers.map(
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

test('three taps make a two with its assist, and three a miss with its rebound', () => {
  for (const [kind, linked] of [
    ['MADE_TWO', 'ASSIST'],
    ['MISSED_TWO', 'DEFENSIVE_REBOUND'],
  ] as const) {
    const taps: Tap[] = [seven, { kind }];
    expect(tapAll(...taps).entered).toHaveLength(1);
    // A row of one kind needs one more tap, on who did it; it stands there without another one.
    const [first] = after(kind).offers;
    expect(first!.rows.some(({ links }) => links.length === 1 && links[0]!.kind === linked)).toBe(true);
    expect(taps.length + 1).toBe(3);
  }
});

test('nobody assists the own shot', () => {
  expect(after('MADE_TWO').offers[0]!.rows[0]!.without).toBe('7');
  expect(after('MISSED_TWO').offers[0]!.rows[0]!.without).toBeNull();
});

test('after a foul on a shot its shooter throws, as often as it takes, and then comes the rebound', () => {
  const shot = after('MISSED_TWO');
  const foul = shot.offers.find(({ name }) => name === 'Foul')!;
  const next = followUps({ id: 'f', kind: 'SHOOTING_FOUL', teamId: '2', playerId: '4' }, '7', context);
  const throwing = afterTaken(shot, foul, '4', next);
  expect(throwing.offers[0]).toMatchObject({ name: 'Free throws', playerId: '7', repeats: true });
  const missed = followUps({ id: 't', kind: 'MISSED_FREE_THROW', teamId: '1', playerId: '7' }, null, context);
  const again = afterTaken(throwing, throwing.offers[0]!, '7', missed);
  expect(again.offers.map(({ name, playerId }) => [name, playerId])).toEqual([
    ['Free throws', '7'],
    ['Rebound', null],
  ]);
});

test('in other modes only what they have is offered', () => {
  expect(offered(after('MADE_TWO', 'fouls'))).toEqual(['Foul: 2 SHOOTING_FOUL']);
  expect(offered(after('MADE_TWO', 'score'))).toEqual([]);
  expect(actionsOf(vocabulary, 'fouls').map(({ kind }) => kind)).toEqual([
    'MADE_TWO',
    'MADE_THREE',
    'MADE_FREE_THROW',
    'PERSONAL_FOUL',
    'SHOOTING_FOUL',
    'OFFENSIVE_FOUL',
    'TECHNICAL_FOUL',
  ]);
});

test.each(SPORTS)('%s: every action has a letter of its own, and none that means something else', (sport) => {
  const keys = actionsOf(playVocabularyOf(sport), 'everything').map(({ key }) => key);
  expect(keys.every((key) => /^[b-gi-z]$/.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ['basketball', ['MADE_FREE_THROW', 'MADE_TWO', 'MADE_THREE']],
  ['volleyball', ['POINT']],
  ['tennis', ['GAME_WON']],
  ['baseball', ['RUN']],
] as const)('where only the score is kept, %s has %j', (sport, kinds) => {
  expect(scoreKinds(playVocabularyOf(sport))).toEqual(kinds);
});

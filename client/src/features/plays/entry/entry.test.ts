import { playVocabularyOf } from '@domain/plays/play-vocabulary-of';
import { SPORTS } from '@domain/sports/sport';
import { expect, test } from 'vitest';
import { actionsOf, modeFor, modesOf, scoreKinds } from './actions';
import { type Entered, NOTHING_SELECTED, type Selection, type Tap, tapped } from './selection';

const vocabulary = playVocabularyOf('basketball');
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

test('with points and fouls only these are tapped', () => {
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

test.each(SPORTS)('%s: every action is called by what it is in full, and by the words on its button', (sport) => {
  for (const { label, short, name } of actionsOf(playVocabularyOf(sport), 'everything')) {
    expect(name).toContain(label);
    expect(name.toLowerCase()).toContain(short.toLowerCase());
  }
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

test('the mode of scorers is offered where it says more than the score; a device that was in it keeps the score', () => {
  const [basketball, volleyball, tennis] = (['basketball', 'volleyball', 'tennis'] as const).map(playVocabularyOf);
  expect(modesOf(basketball!)).toEqual(['score', 'fouls', 'everything']);
  expect(modesOf(volleyball!)).toEqual(['score', 'fouls', 'everything']);
  expect(modesOf(tennis!)).toEqual(['score', 'everything']);
  expect(modeFor(volleyball!, 'fouls')).toBe('fouls');
  expect(modeFor(tennis!, 'fouls')).toBe('score');
});

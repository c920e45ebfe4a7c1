import { playVocabularyOf } from '@domain/plays/play-vocabulary-of';
import { expect, test } from 'vitest';
import { play } from '../keeping/testing';
import { lineOf, shortNameOf, spokenOf, undoLineOf, wholeLineOf } from './play-text';
import { testGame } from './testing';

test.each([
  ['home, number 7, Two made. 2 to 0.', play('a', { playerId: '17' }), { home: 2, away: 0 }],
  ['away, number 00, Steal.', play('a', { kind: 'STEAL', teamId: '2', playerId: '200' }), null],
  ['away, Timeout.', play('a', { kind: 'TIMEOUT', teamId: '2', playerId: null }), null],
  ['Start of q1.', play('a', { kind: 'PERIOD_START', periodId: 'q1', teamId: null, playerId: null }), null],
  ['High water.', play('a', { kind: 'NOTE', teamId: null, playerId: null, note: 'High water' }), null],
] as const)('%s', (text, entered, score) => {
  expect(spokenOf(testGame(), entered, score)).toBe(text);
});

test.each([
  ['Undo: 7 7: Two made', 'entered'],
  ['Undo correction: 7 7: Two made', 'changed'],
  ['Undo deletion: 7 7: Two made', 'deleted'],
] as const)('%s', (text, act) => {
  expect(undoLineOf(testGame(), { act, play: play('a', { playerId: '17' }), ids: new Set('a') })).toBe(text);
});

test('an error that is a point for the others names who made it with the own team, and a set is said once', () => {
  const game = testGame({ vocabulary: playVocabularyOf('volleyball') });
  const error = play('a', { kind: 'OPPONENT_ERROR', teamId: '1', playerId: null, otherPlayerId: '27' });
  expect(lineOf(game, error)).toBe("7 7, away: Opponent's error");
  expect(lineOf(game, { ...error, otherPlayerId: null })).toBe("home: Opponent's error");
  const end = play('b', { kind: 'PERIOD_END', periodId: 'q2', teamId: null, playerId: null });
  expect(wholeLineOf(game, end)).toBe('End of q2');
});

test('who has no number is read out by name', () => {
  const game = testGame();
  const [first, ...others] = game.home.players;
  const home = { ...game.home, players: [{ ...first!, name: 'Bo Berg', jersey: null }, ...others] };
  expect(spokenOf(testGame({ home }), play('a', { playerId: first!.id }), null)).toBe('home, Bo Berg, Two made.');
});

test('who has no number is told apart in few letters from others whose names begin alike', () => {
  const [first] = testGame().home.players;
  const named = (name: string, jersey: string | null = null) => ({
    ...first!,
    id: name,
    name,
    lastName: name.split(' ')[1]!,
    jersey,
  });
  const players = [named('Isaiah Thomas'), named('Tristan Thompson'), named('Bo Berg'), named('Bea Berger', '7')];
  expect(players.slice(0, 3).map((player) => shortNameOf(player, players))).toEqual(['I. Tho', 'T. Tho', 'Ber']);
});

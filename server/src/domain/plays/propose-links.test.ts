import { expect, test } from 'vitest';
import type { PlayKind } from './play-kind.js';
import { DEFAULT_PLAY_SETTINGS } from './play-settings.js';
import type { Sport } from '../sports/sport.js';
import { playVocabularyOf } from './play-vocabulary-of.js';
import { proposeLinks } from './propose-links.js';

const offered = (kind: PlayKind, changes: { assistsOnFreeThrows?: boolean } = {}): string[] =>
  proposeLinks({ id: 'a', kind }, playVocabularyOf('basketball'), { ...DEFAULT_PLAY_SETTINGS, ...changes }).map(
    (one) => `${one.kind} ${one.side}`,
  );

test.each<[PlayKind, string[]]>([
  ['MADE_THREE', ['ASSIST same', 'SHOOTING_FOUL other']],
  ['MISSED_TWO', ['DEFENSIVE_REBOUND other', 'OFFENSIVE_REBOUND same', 'BLOCK other', 'SHOOTING_FOUL other']],
  ['MISSED_FREE_THROW', ['DEFENSIVE_REBOUND other', 'OFFENSIVE_REBOUND same']],
  ['TURNOVER', ['STEAL other']],
  ['SHOOTING_FOUL', ['MADE_FREE_THROW other', 'MISSED_FREE_THROW other']],
  ['MADE_FREE_THROW', []],
  ['TIMEOUT', []],
])('after %s', (kind, expected) => {
  expect(offered(kind)).toEqual(expected);
});

test('after a free throw an assist is offered where it counts', () => {
  expect(offered('MADE_FREE_THROW', { assistsOnFreeThrows: true })).toEqual(['ASSIST same']);
});

test.each<[Sport, string[]]>([
  ['volleyball', ['KILL same', 'ACE same', 'BLOCK_POINT same', 'OPPONENT_ERROR other']],
  ['tennis', ['ACE same', 'WINNER same', 'DOUBLE_FAULT other', 'UNFORCED_ERROR other']],
])('after a point of %s who made it is offered, as the same play', (sport, expected) => {
  const links = proposeLinks({ id: 'a', kind: 'POINT' }, playVocabularyOf(sport), DEFAULT_PLAY_SETTINGS);
  expect(links.map(({ kind, side }) => `${kind} ${side}`)).toEqual(expected);
  expect(links.every(({ isSamePlay, linkedPlayId }) => isSamePlay && linkedPlayId === 'a')).toBe(true);
});

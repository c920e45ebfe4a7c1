import type { PlayVocabulary } from '../play-vocabulary.js';
import { COURSE, each, playRule } from './play-rule.js';

/**
 * The plays of tennis. A set's score has the games won, which points alone do not say where rules differ: what they
 * come to by the usual ones says its `SetRule`.
 */
export const TENNIS: PlayVocabulary = {
  sport: 'tennis',
  scoring: 'won',
  playersOnCourt: 1,
  rules: new Map([
    [
      'POINT',
      playRule('Point', {
        becomes: [
          { kind: 'ACE', side: 'same' },
          { kind: 'WINNER', side: 'same' },
          { kind: 'DOUBLE_FAULT', side: 'other' },
          { kind: 'UNFORCED_ERROR', side: 'other' },
        ],
      }),
    ],
    ['ACE', playRule('Ace', { statistics: each('ACE') })],
    ['WINNER', playRule('Winner', { statistics: each('WIN') })],
    ['DOUBLE_FAULT', playRule('Double fault', { statistics: each('DF') })],
    ['UNFORCED_ERROR', playRule('Unforced error', { statistics: each('UE') })],
    ['GAME_WON', playRule('Game', { points: 1 })],
    ...COURSE,
  ]),
};

import type { PlayVocabulary } from '../play-vocabulary.js';
import { COURSE, each, playRule } from './play-rule.js';

/**
 * The plays of tennis. A set's score has the games won, which points alone do not say where rules differ: points say
 * how a game stands, and that it is won by the usual rules.
 */
export const TENNIS: PlayVocabulary = {
  sport: 'tennis',
  scoring: 'won',
  // ITF, Rules of Tennis, 5 and 6, with a tie-break in every set.
  sets: { to: 6, toOfLast: 6, ahead: 2, points: { kind: 'GAME_WON', to: 4, toOfTie: 7, tieAt: 6 } },
  playersOnCourt: 1,
  rules: new Map([
    [
      'POINT',
      playRule('Point', {
        pointOf: 'same',
        becomes: [
          { kind: 'ACE', side: 'same' },
          { kind: 'WINNER', side: 'same' },
          { kind: 'DOUBLE_FAULT', side: 'other' },
          { kind: 'UNFORCED_ERROR', side: 'other' },
        ],
      }),
    ],
    ['ACE', playRule('Ace', { pointOf: 'same', statistics: each('ACE') })],
    ['WINNER', playRule('Winner', { pointOf: 'same', statistics: each('WIN') })],
    ['DOUBLE_FAULT', playRule('Double fault', { pointOf: 'other', statistics: each('DF') })],
    ['UNFORCED_ERROR', playRule('Unforced error', { pointOf: 'other', statistics: each('UE') })],
    ['GAME_WON', playRule('Game', { points: 1 })],
    ...COURSE,
  ]),
};

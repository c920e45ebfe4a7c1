import type { PlayVocabulary } from '../play-vocabulary.js';
import { COURSE, each, playRule, standsOn, SUBSTITUTION } from './play-rule.js';

/** The plays of volleyball: whose point it was, then who made it and how. */
export const VOLLEYBALL: PlayVocabulary = {
  sport: 'volleyball',
  scoring: 'won',
  playersOnCourt: 6,
  rules: new Map([
    [
      'POINT',
      playRule('Point', {
        points: 1,
        becomes: [
          { kind: 'KILL', side: 'same' },
          { kind: 'ACE', side: 'same' },
          { kind: 'BLOCK_POINT', side: 'same' },
          { kind: 'OPPONENT_ERROR', side: 'other' },
        ],
      }),
    ],
    ['KILL', playRule('Kill', { points: 1, statistics: each('K', 'TA', 'PTS'), hasPlace: true })],
    ['ACE', playRule('Ace', { points: 1, statistics: each('SA', 'PTS') })],
    ['BLOCK_POINT', playRule('Block', { points: 1, statistics: each('BLK', 'PTS') })],
    [
      'OPPONENT_ERROR',
      playRule("Opponent's error", {
        player: 'none',
        points: 1,
        otherPlayer: 'optional',
        otherSide: 'other',
        otherStatistics: each('E', 'TA'),
      }),
    ],
    ['ASSIST', playRule('Assist', { player: 'needed', statistics: each('A'), link: standsOn('same', 'KILL') })],
    ['DIG', playRule('Dig', { player: 'needed', statistics: each('DIG') })],
    SUBSTITUTION,
    ...COURSE,
  ]),
};

import type { PlayVocabulary } from '../play-vocabulary.js';
import { COURSE, each, follows, playRule, standsOn, SUBSTITUTION } from './play-rule.js';

const place = { hasPlace: true };
const MISSES = ['MISSED_TWO', 'MISSED_THREE', 'MISSED_FREE_THROW'] as const;
const fouled = follows('other', 'SHOOTING_FOUL');
const freeThrow = follows('other', 'PERSONAL_FOUL', 'SHOOTING_FOUL', 'TECHNICAL_FOUL');

/** The plays of basketball. */
export const BASKETBALL: PlayVocabulary = {
  sport: 'basketball',
  scoring: 'added',
  playersOnCourt: 5,
  rules: new Map([
    ['MADE_TWO', playRule('Two made', { ...place, points: 2, statistics: [['PTS', 2], ...each('2PM', '2PA')] })],
    ['MISSED_TWO', playRule('Two missed', { ...place, statistics: each('2PA'), link: fouled })],
    ['MADE_THREE', playRule('Three made', { ...place, points: 3, statistics: [['PTS', 3], ...each('3PM', '3PA')] })],
    ['MISSED_THREE', playRule('Three missed', { ...place, statistics: each('3PA'), link: fouled })],
    [
      'MADE_FREE_THROW',
      playRule('Free throw made', { points: 1, statistics: each('PTS', 'FTM', 'FTA'), link: freeThrow }),
    ],
    ['MISSED_FREE_THROW', playRule('Free throw missed', { statistics: each('FTA'), link: freeThrow })],
    [
      'ASSIST',
      playRule('Assist', {
        player: 'needed',
        statistics: each('AST'),
        link: {
          ...standsOn('same', 'MADE_TWO', 'MADE_THREE', 'MADE_FREE_THROW'),
          setting: ['MADE_FREE_THROW', 'assistsOnFreeThrows'],
        },
      }),
    ],
    [
      'DEFENSIVE_REBOUND',
      playRule('Defensive rebound', { statistics: each('REB', 'DREB'), link: standsOn('other', ...MISSES) }),
    ],
    [
      'OFFENSIVE_REBOUND',
      playRule('Offensive rebound', { statistics: each('REB', 'OREB'), link: standsOn('same', ...MISSES) }),
    ],
    [
      'BLOCK',
      playRule('Block', {
        player: 'needed',
        statistics: each('BLK'),
        link: standsOn('other', 'MISSED_TWO', 'MISSED_THREE'),
      }),
    ],
    ['STEAL', playRule('Steal', { player: 'needed', statistics: each('STL'), link: standsOn('other', 'TURNOVER') })],
    ['TURNOVER', playRule('Turnover', { ...place, statistics: each('TO') })],
    [
      'SHOOTING_FOUL',
      playRule('Shooting foul', {
        ...place,
        statistics: each('PF'),
        link: {
          ...follows('other', 'MISSED_TWO', 'MISSED_THREE', 'MADE_TWO', 'MADE_THREE'),
          voids: ['MISSED_TWO', 'MISSED_THREE'],
        },
      }),
    ],
    ['PERSONAL_FOUL', playRule('Personal foul', { ...place, statistics: each('PF') })],
    ['OFFENSIVE_FOUL', playRule('Offensive foul', { ...place, statistics: each('PF', 'TO') })],
    ['TECHNICAL_FOUL', playRule('Technical foul', { statistics: each('PF'), setting: 'technicalCountsAsPersonal' })],
    SUBSTITUTION,
    ['JUMP_BALL', playRule('Jump ball', { team: 'optional', otherPlayer: 'optional', otherSide: 'other' })],
    ...COURSE,
  ]),
};

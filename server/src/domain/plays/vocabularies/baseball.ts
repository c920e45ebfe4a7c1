import type { PlayKind } from '../play-kind.js';
import type { PlayRule, PlayVocabulary } from '../play-vocabulary.js';
import { COURSE, each, follows, playRule, SUBSTITUTION } from './play-rule.js';

/** What a plate appearance came to; each run that is linked to it was batted in. */
const batted = (label: string, ...abbreviations: string[]): PlayRule =>
  playRule(label, { statistics: each(...abbreviations), perLinked: [['RUN', each('RBI')]], hasPlace: true });

const APPEARANCES: readonly (readonly [PlayKind, PlayRule])[] = [
  ['SINGLE', batted('Single', 'AB', 'H')],
  ['DOUBLE', batted('Double', 'AB', 'H', '2B')],
  ['TRIPLE', batted('Triple', 'AB', 'H', '3B')],
  ['HOME_RUN', { ...batted('Home run', 'AB', 'H', 'HR', 'R', 'RBI'), points: 1 }],
  ['WALK', { ...batted('Walk', 'BB'), hasPlace: false }],
  ['HIT_BY_PITCH', { ...batted('Hit by pitch'), hasPlace: false }],
  ['STRIKEOUT', playRule('Strikeout', { statistics: each('AB', 'SO') })],
  ['OUT', batted('Out', 'AB')],
  ['SACRIFICE', batted('Sacrifice')],
  ['REACHED_ON_ERROR', playRule('Reached on error', { statistics: each('AB') })],
];

/** The plays of baseball: plate appearances with the runs that came of them. */
export const BASEBALL: PlayVocabulary = {
  sport: 'baseball',
  scoring: 'added',
  playersOnCourt: 9,
  rules: new Map([
    ...APPEARANCES,
    [
      'RUN',
      playRule('Run', {
        points: 1,
        statistics: each('R'),
        link: follows('same', ...APPEARANCES.map(([kind]) => kind)),
      }),
    ],
    SUBSTITUTION,
    ...COURSE,
  ]),
};

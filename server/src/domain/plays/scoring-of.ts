import { sportNamed } from '../sports/sport-named.js';
import type { PlayVocabulary } from './play-vocabulary.js';
import { playVocabularyOf } from './play-vocabulary-of.js';

/** How a sport's periods make the score of a game: they add up to it, or, like sets, are won. */
export type Scoring = PlayVocabulary['scoring'];

/** By the sport's name; of a sport that has no plays, or of none, periods add up. */
export function scoringOf(sport: string | null | undefined): Scoring {
  const known = sportNamed(sport ?? '');
  return known === null ? 'added' : playVocabularyOf(known).scoring;
}

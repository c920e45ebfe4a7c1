import type { Sport } from '../sports/sport.js';
import type { PlayVocabulary } from './play-vocabulary.js';
import { BASEBALL } from './vocabularies/baseball.js';
import { BASKETBALL } from './vocabularies/basketball.js';
import { TENNIS } from './vocabularies/tennis.js';
import { VOLLEYBALL } from './vocabularies/volleyball.js';

const VOCABULARIES: Readonly<Record<Sport, PlayVocabulary>> = {
  basketball: BASKETBALL,
  baseball: BASEBALL,
  tennis: TENNIS,
  volleyball: VOLLEYBALL,
};

/** The plays that a sport has. */
export function playVocabularyOf(sport: Sport): PlayVocabulary {
  return VOCABULARIES[sport];
}

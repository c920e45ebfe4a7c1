import { expect, test } from 'vitest';
import { scoreWords } from './score-words';

test.each([
  ['Basketball', 'Points', 'Points allowed', 'Points by period'],
  ['Baseball', 'Runs', 'Runs allowed', 'Runs by inning'],
  ['Tennis', 'Sets', 'Sets lost', 'Games by set'],
  ['Volleyball', 'Sets', 'Sets lost', 'Points by set'],
  [undefined, 'Points', 'Points allowed', 'Points by period'],
])('%s: %s', (sport, score, allowed, byPeriod) => {
  expect(scoreWords(sport)).toMatchObject({ score, allowed, byPeriod });
});

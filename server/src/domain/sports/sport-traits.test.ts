import { expect, test } from 'vitest';
import { sportTraits } from './sport-traits.js';

test.each([
  ['Basketball', 'period', true, true, 4, 'game'],
  ['Baseball', 'inning', false, false, 3, 'game'],
  ['tennis', 'set', false, false, 2, 'match'],
  ['Volleyball', 'set', false, true, 3, 'match'],
  [undefined, 'period', true, true, 4, 'game'],
] as const)('%s is played in a %s', (sport, periods, hasClock, hasTimeouts, signers, contest) => {
  const traits = sportTraits(sport);
  expect(traits).toMatchObject({ contest, periods, hasClock, hasTimeouts });
  expect(traits.signers).toHaveLength(signers);
});

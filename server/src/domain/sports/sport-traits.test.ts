import { expect, test } from 'vitest';
import { sportTraits } from './sport-traits.js';

test.each([
  ['Basketball', 'period', true, true, 4],
  ['Baseball', 'inning', false, false, 3],
  ['tennis', 'set', false, false, 2],
  ['Volleyball', 'set', false, true, 3],
  [undefined, 'period', true, true, 4],
] as const)('%s is played in a %s', (sport, periods, hasClock, hasTimeouts, signers) => {
  const traits = sportTraits(sport);
  expect(traits).toMatchObject({ periods, hasClock, hasTimeouts });
  expect(traits.signers).toHaveLength(signers);
});

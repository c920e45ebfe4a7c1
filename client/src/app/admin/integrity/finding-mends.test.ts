import { expect, test } from 'vitest';
import { mendsOf } from './finding-mends';

test.each([
  ['a statistic of a player', { kind: 'PLAYS_BOX_SCORE', statistic: 'AST' }, ['statistics', 'plays']],
  ['the score by period', { kind: 'PLAYS_BOX_SCORE', statistic: null }, ['periods', 'plays']],
  ['no result', { kind: 'NO_RESULT', statistic: null }, ['scores', 'details']],
] as const)('what differs can be mended on either of its sides, and nowhere else: %s', (_what, finding, mends) => {
  expect(mendsOf(finding)).toEqual(mends);
});

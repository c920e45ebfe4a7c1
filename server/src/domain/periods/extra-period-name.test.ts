import { expect, test } from 'vitest';
import { defaultGamePeriods } from './default-game-periods.js';
import { extraPeriodName } from './extra-period-name.js';

const regular = (...names: string[]) => names.map((name) => ({ name, kind: 'REGULAR' as const }));

test.each([
  ['Baseball', defaultGamePeriods('baseball'), 'Inning 10'],
  ['Baseball', [...defaultGamePeriods('baseball'), { name: 'Inning 10', kind: 'overtime' as const }], 'Inning 11'],
  ['Basketball', defaultGamePeriods('basketball'), 'OT5'],
  ['Basketball', regular('H1', 'H2'), 'OT1'],
  ['Volleyball', defaultGamePeriods('volleyball'), null],
])('%s after %o: %s', (sport, periods, name) => {
  expect(extraPeriodName(sport, periods)).toBe(name);
});

test('none where the name is taken, or would be one of a period that is played always', () => {
  expect(extraPeriodName('Baseball', defaultGamePeriods('baseball').slice(0, 7))).toBeNull();
  expect(extraPeriodName('Basketball', regular('H1', 'ot1'))).toBeNull();
});

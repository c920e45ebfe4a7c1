import { expect, test } from 'vitest';
import { inLanguage } from '@/texts/language';
import { capital, scoreNames } from './score-names';

test.each([
  ['Baseball', 'en', ['run difference', 'runs scored', 'runs allowed', 'RS', 'RA']],
  ['Volleyball', 'en', ['set difference', 'sets won', 'sets lost', 'SW', 'SL']],
  ['tennis', 'es', ['diferencia de sets', 'sets ganados', 'sets perdidos', 'SG', 'SP']],
  ['Basketball', 'en', ['point difference', 'points scored', 'points allowed', 'PF', 'PA']],
  [undefined, 'en', ['point difference', 'points scored', 'points allowed', 'PF', 'PA']],
] as const)('scores of %s in %s', (sport, language, names) => {
  expect(inLanguage(language, () => Object.values(scoreNames(sport)))).toEqual(names);
});

test('alone they begin with a capital', () => {
  expect(capital('run difference')).toBe('Run difference');
});

import { LANGUAGES } from '@domain/languages/language';
import { expect, test } from 'vitest';
import { inLanguage } from './language';
import { numberText, pluralText } from './message';

/** Small ones, both sides of the first thousand, and what is no count. */
const NUMBERS = [...Array(1200).keys(), 12_345, 1_000_000, 0.5, 1.5, -0, -1, -12, Number.NaN];
const LOCALES = { en: 'en', es: 'es-419' };

test.each(LANGUAGES)('numbers and plurals of %s are those of Intl, with or without it', (language) => {
  const numbers = new Intl.NumberFormat(LOCALES[language]);
  const plurals = new Intl.PluralRules(LOCALES[language]);
  const cases = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
  for (const value of NUMBERS) {
    expect(inLanguage(language, () => numberText(value))).toBe(numbers.format(value));
    expect(inLanguage(language, () => pluralText(value, cases))).toBe(plurals.select(value));
  }
});

test('a case of its own goes before the rule', () => {
  expect(pluralText(0, { '=0': 'none', other: 'some' })).toBe('none');
});

import type { Language } from '@domain/languages/language';
import { createElement, Fragment, type ReactNode } from 'react';
import { language } from './language';

/** Spanish as it is written in Latin America: 1,234.5. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en', es: 'es-419' };

const plurals: Partial<Record<Language, Intl.PluralRules>> = {};
const numbers: Partial<Record<Language, Intl.NumberFormat>> = {};

/**
 * Whether a number is written and counted alike in all languages that there are: so that pages with small counts alone
 * do without what Intl first needs, 20 ms on a quick machine.
 */
function isSmall(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000 && !Object.is(value, -0);
}

/** The words for so many: `{count, plural, one {…} other {…}}` of a text. '=0' goes before the rule. */
export function pluralText(count: number, cases: Readonly<Record<string, string>>): string {
  return cases[`=${count}`] ?? cases[pluralOf(count)] ?? cases.other!;
}

function pluralOf(count: number): Intl.LDMLPluralRule {
  if (isSmall(count)) return count === 1 ? 'one' : 'other';
  return (plurals[language()] ??= new Intl.PluralRules(LOCALES[language()])).select(count);
}

/** `{count, number}` of a text, and '#' of a plural: '1,234'. */
export function numberText(value: number): string {
  if (isSmall(value)) return String(value);
  return (numbers[language()] ??= new Intl.NumberFormat(LOCALES[language()])).format(value);
}

/** A text with marks: each of them was called with its words. */
export function richText(...parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

import type { Language } from '@domain/languages/language';
import { createElement, Fragment, type ReactNode } from 'react';
import { language } from './language';

/** Spanish as it is written in Latin America: 1,234.5. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en', es: 'es-419' };

const plurals: Partial<Record<Language, Intl.PluralRules>> = {};
const numbers: Partial<Record<Language, Intl.NumberFormat>> = {};

/** The words for so many: `{count, plural, one {…} other {…}}` of a text. '=0' goes before the rule. */
export function pluralText(count: number, cases: Readonly<Record<string, string>>): string {
  const rules = (plurals[language()] ??= new Intl.PluralRules(LOCALES[language()]));
  return cases[`=${count}`] ?? cases[rules.select(count)] ?? cases.other!;
}

/** `{count, number}` of a text, and '#' of a plural: '1,234'. */
export function numberText(value: number): string {
  return (numbers[language()] ??= new Intl.NumberFormat(LOCALES[language()])).format(value);
}

/** A text with marks: each of them was called with its words. */
export function richText(...parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

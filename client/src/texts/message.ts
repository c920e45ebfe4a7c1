import { createElement, Fragment, type ReactNode } from 'react';

/** The language of this bundle's texts. */
const LANGUAGE = 'en';

const plurals = new Intl.PluralRules(LANGUAGE);
const numbers = new Intl.NumberFormat(LANGUAGE);

/** The words for so many: `{count, plural, one {…} other {…}}` of a text. '=0' goes before the rule. */
export function pluralText(count: number, cases: Readonly<Record<string, string>>): string {
  return cases[`=${count}`] ?? cases[plurals.select(count)] ?? cases.other!;
}

/** `{count, number}` of a text: '1,234'. */
export function numberText(value: number): string {
  return numbers.format(value);
}

/** A text with marks: each of them was called with its words. */
export function richText(...parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

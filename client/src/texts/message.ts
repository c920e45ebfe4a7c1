import { createElement, Fragment, type ReactNode } from 'react';

/** The language of the texts. */
const LANGUAGE = 'en';

let plurals: Intl.PluralRules | undefined;
let numbers: Intl.NumberFormat | undefined;

/** The words for so many: `{count, plural, one {…} other {…}}` of a text. '=0' goes before the rule. */
export function pluralText(count: number, cases: Readonly<Record<string, string>>): string {
  plurals ??= new Intl.PluralRules(LANGUAGE);
  return cases[`=${count}`] ?? cases[plurals.select(count)] ?? cases.other!;
}

/** `{count, number}` of a text, and '#' of a plural: '1,234'. */
export function numberText(value: number): string {
  numbers ??= new Intl.NumberFormat(LANGUAGE);
  return numbers.format(value);
}

/** A text with marks: each of them was called with its words. */
export function richText(...parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

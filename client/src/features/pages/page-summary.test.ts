import { expect, test } from 'vitest';
import type { PageBlockFragment } from './page-block.generated';
import { pageSummary, plainText, questionsOf } from './page-summary';

const block = (given: Partial<PageBlockFragment> & Pick<PageBlockFragment, 'kind'>): PageBlockFragment => ({
  text: null,
  html: null,
  level: null,
  url: null,
  srcset: null,
  width: null,
  height: null,
  embedUrl: null,
  alt: null,
  columns: null,
  rows: null,
  items: null,
  ...given,
});

test.each([
  ['Play **three** seasons in [our gyms](/contact).', 'Play three seasons in our gyms.'],
  ['- one\n- two\n\n> three', 'one two three'],
  ['## Rules\n1. No dunking', 'Rules No dunking'],
])('%j as plain text', (markdown, expected) => {
  expect(plainText(markdown)).toBe(expected);
});

test('the first text describes the page, cut between words', () => {
  const long = 'word '.repeat(60);
  expect(
    pageSummary([
      block({ kind: 'HEADING', text: 'Head' }),
      block({ kind: 'TEXT', text: '**Hello** there' }),
      block({ kind: 'TEXT', text: 'more' }),
    ]),
  ).toBe('Hello there');
  expect(pageSummary([block({ kind: 'TEXT', text: long })])).toBe(`${'word '.repeat(31).trim()}…`);
  expect(pageSummary([block({ kind: 'HEADING', text: 'Head' })])).toBeUndefined();
});

test('questions of an accordion', () => {
  expect(questionsOf([block({ kind: 'TEXT', text: 'x' })])).toBeUndefined();
  expect(
    questionsOf([
      block({ kind: 'ACCORDION', items: [{ title: 'How long?', text: '*Forty* minutes', html: '', url: null }] }),
    ]),
  ).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: 'Forty minutes' } },
    ],
  });
});

import { expect, test } from 'vitest';
import { placeProblems } from '@/app/admin/forms/form-errors';
import type { PageBlockKind } from '@/graphql/schema.generated';
import { pageFields } from './block-problems';
import { BLOCK_NAMES, blockInput, blockLabel, blockValues, newBlock } from './block-values';

const KINDS = Object.keys(BLOCK_NAMES) as PageBlockKind[];
const nothing = {
  text: null,
  html: null,
  level: null,
  url: null,
  srcset: null,
  width: null,
  height: null,
  embedUrl: null,
  alt: null,
  items: null,
  columns: null,
  rows: null,
};

test.each([
  [{ kind: 'HEADING', text: 'Fees', level: 3 }],
  [{ kind: 'TEXT', text: 'A **bold** claim' }],
  [{ kind: 'ACCORDION', items: [{ title: 'Why?', text: 'Because.' }] }],
  [{ kind: 'LOCATIONS', items: [{ title: 'Gym', text: '1 Main St', url: 'https://maps.example/' }] }],
  [{ kind: 'VIDEO', url: 'https://www.youtube.com/watch?v=abcdefghijk', text: null }],
  [{ kind: 'IMAGE', url: '/uploads/a.webp', alt: 'A gym', text: 'Our gym' }],
  [{ kind: 'TABLE', columns: ['Fee', 'USD'], rows: [['Team', '800']], text: null }],
] as const)('%j is sent back as it came', (input) => {
  const items = 'items' in input ? input.items.map((item) => ({ url: null, ...item, html: '' })) : null;
  const block = { ...nothing, ...input, items } as never;
  expect(blockInput(blockValues(block))).toEqual(input);
});

test('a new block of any kind has what its controls show', () => {
  for (const kind of KINDS) expect(newBlock(kind).kind).toBe(kind);
  expect(blockInput(newBlock('TABLE'))).toEqual({ kind: 'TABLE', columns: ['', ''], rows: [['', '']], text: null });
  expect(newBlock('ACCORDION').items).toHaveLength(1);
});

test('a block is called by its first words', () => {
  expect(blockLabel({ ...newBlock('HEADING'), text: 'Fees' })).toBe('Heading: Fees');
  expect(blockLabel(newBlock('VIDEO'))).toBe('Video');
});

test('complaints find the control they are about, and those about a table its block', () => {
  const fields = pageFields([newBlock('HEADING'), newBlock('TABLE'), newBlock('ACCORDION')]);
  const problems = ['blocks[0].text', 'blocks[1].columns[3]', 'blocks[2].items[0].title', 'path'].map((field) => ({
    field,
    message: `${field} is wrong.`,
  }));
  expect(placeProblems(problems, fields).placed.map(([field]) => field)).toEqual([
    'blocks.0.text',
    'blocks.1',
    'blocks.2.items.0.title',
    'path',
  ]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugify } from './slugify.js';

test.each([
  ['Fountain Valley Adult Basketball', 'fountain-valley-adult-basketball'],
  ["  Ligue d'Été -- 2025! ", 'ligue-d-ete-2025'],
  ['Straße & Söhne', 'stra-e-sohne'],
  ['ＦＡＢ', 'fab'],
  ['Лига', ''],
  ['🏀', ''],
  ['', ''],
  ['a'.repeat(100), 'a'.repeat(63)],
  [`${'a'.repeat(62)} b`, 'a'.repeat(62)],
])('%j becomes %j', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test('is empty or well formed, and keeps a slug as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const slug = slugify(name);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/u);
      expect(slug.length).toBeLessThanOrEqual(63);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});

import { readFileSync } from 'node:fs';
import { TINTS } from '@domain/text/monogram-tints';
import { expect, test } from 'vitest';

test('the tints of pages are those of drawn pictures', () => {
  const css = readFileSync(new URL('./monogram.css', import.meta.url), 'utf8');
  const found = [...css.matchAll(/\.tint-(\d) \{\s*background: (#[0-9a-f]{6});/g)].map(([, index, colour]) => [
    index,
    colour,
  ]);
  expect(found).toEqual(TINTS.map((colour, index) => [String(index), colour]));
});

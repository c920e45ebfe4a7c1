import { expect, test } from 'vitest';
import { hostOf } from './host-of.js';
import { parseUrl } from './parse-url.js';
import { safeUrl } from './safe-url.js';

test('an absolute address is read, anything else is none', () => {
  expect(parseUrl('https://example.com/a')?.pathname).toBe('/a');
  expect(parseUrl('/a')).toBeNull();
  expect(parseUrl('https://')).toBeNull();
});

test('letters beyond ASCII are understood however often a process is asked', () => {
  const answers = new Set<string | null>();
  for (let count = 0; count < 50_000; count += 1) {
    answers.add(safeUrl('https://münchen.example/ü'));
    answers.add(hostOf('münchen.example'));
  }
  expect([...answers]).toEqual(['https://xn--mnchen-3ya.example/%C3%BC', 'xn--mnchen-3ya.example']);
});

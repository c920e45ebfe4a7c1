import { expect, test } from 'vitest';
import { toScriptJson } from './page-state';

test('state cannot end its element, and reads back the same', () => {
  const state = { name: '</script><script>alert(1)</script><!--', line: 'a\u2028b\u2029c' };
  expect(toScriptJson(state)).not.toMatch(/[<\u2028\u2029]/u);
  expect(JSON.parse(toScriptJson(state))).toEqual(state);
});

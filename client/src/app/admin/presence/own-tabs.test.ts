import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idOfTab, noteOwnTab, withoutOwnTabs } from './own-tabs';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
};
beforeEach(() => {
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

test('a tab stays the same one', () => {
  const id = idOfTab();
  expect(idOfTab()).toBe(id);
  vi.stubGlobal('sessionStorage', undefined);
  expect(idOfTab()).not.toBe(id);
});

const others = [{ id: 'a' }, { id: 'b' }, { id: 'constructor' }];

test('tabs of this browser are left out, until they are long gone', () => {
  expect(withoutOwnTabs(others)).toEqual(others);
  noteOwnTab('a', 1_000);
  noteOwnTab('b', 2_000);
  expect(withoutOwnTabs(others)).toEqual([{ id: 'constructor' }]);
  noteOwnTab('b', 61_000);
  expect(withoutOwnTabs(others)).toEqual([{ id: 'a' }, { id: 'constructor' }]);
});

test('where nothing is stored, or something else is, everybody is told', () => {
  for (const text of ['null', 'x', '7']) {
    stored.set('present-tabs', text);
    expect(withoutOwnTabs(others)).toEqual(others);
  }
  vi.stubGlobal('localStorage', undefined);
  noteOwnTab('a');
  expect(withoutOwnTabs(others)).toEqual(others);
});

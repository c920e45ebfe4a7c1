import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteHead } from './head-state';
import { countLater, type PageView } from './page-view';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const view = (path: string): PageView => ({ id: 'G-1', path, title: path });

test('a view counts 300 ms after the path changed', () => {
  const adapter = vi.fn();
  countLater('/a', () => view('/fab/schedule'), adapter);
  noteHead('/a');
  vi.advanceTimersByTime(299);
  expect(adapter).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(adapter.mock.calls).toEqual([[view('/fab/schedule')]]);
});

test('a path that was left before does not count', () => {
  const adapter = vi.fn();
  const leave = countLater('/b', () => view('/fab'), adapter);
  noteHead('/b');
  vi.advanceTimersByTime(200);
  leave();
  countLater('/c', () => view('/fab/schedule'), adapter);
  noteHead('/c');
  vi.advanceTimersByTime(1000);
  expect(adapter.mock.calls).toEqual([[view('/fab/schedule')]]);
});

test('a page that takes longer counts when its title is there, once, and not under the title before', () => {
  const adapter = vi.fn();
  let title = 'before';
  noteHead('/d');
  countLater('/e', () => ({ ...view('/'), title }), adapter);
  vi.advanceTimersByTime(2000);
  expect(adapter).not.toHaveBeenCalled();
  title = 'after';
  noteHead('/e');
  noteHead('/e');
  expect(adapter.mock.calls).toEqual([[{ id: 'G-1', path: '/', title: 'after' }]]);
});

test('a page that is left before its title is there does not count', () => {
  const adapter = vi.fn();
  const leave = countLater('/f', () => view('/'), adapter);
  vi.advanceTimersByTime(400);
  leave();
  noteHead('/f');
  expect(adapter).not.toHaveBeenCalled();
});

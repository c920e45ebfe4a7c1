import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countLater, type PageView } from './page-view';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const view = (path: string): PageView => ({ id: 'G-1', path, title: path });

test('a view counts 300 ms after the path changed', () => {
  const adapter = vi.fn();
  countLater(() => view('/fab/schedule'), adapter);
  vi.advanceTimersByTime(299);
  expect(adapter).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(adapter.mock.calls).toEqual([[view('/fab/schedule')]]);
});

test('a path that was left before does not count', () => {
  const adapter = vi.fn();
  const leave = countLater(() => view('/fab'), adapter);
  vi.advanceTimersByTime(200);
  leave();
  countLater(() => view('/fab/schedule'), adapter);
  vi.advanceTimersByTime(1000);
  expect(adapter.mock.calls).toEqual([[view('/fab/schedule')]]);
});

test('the title is the one that the page has by then', () => {
  const adapter = vi.fn();
  let title = 'before';
  countLater(() => ({ ...view('/'), title }), adapter);
  title = 'after';
  vi.advanceTimersByTime(300);
  expect(adapter).toHaveBeenCalledWith({ id: 'G-1', path: '/', title: 'after' });
});

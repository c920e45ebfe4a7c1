import { afterEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('runs in a task behind the next frame, once', async () => {
  vi.useFakeTimers();
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  const run = vi.fn();
  afterPaint(run);
  await vi.advanceTimersByTimeAsync(20);
  expect(run).not.toHaveBeenCalled();
  frames[0]!();
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a page that draws no frames does it all the same', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const run = vi.fn();
  afterPaint(run);
  await vi.advanceTimersByTimeAsync(100);
  expect(run).toHaveBeenCalledTimes(1);
});

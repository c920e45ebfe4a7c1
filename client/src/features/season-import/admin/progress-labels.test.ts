import { expect, test } from 'vitest';
import { progressLabels } from './progress-labels';

const say = (progress: Parameters<typeof progressLabels>[0]) => progressLabels(progress, 'lines', 'Adding up totals.');

test('every step of an import has words, and a share where something is counted', () => {
  expect(say(undefined)).toEqual({ words: 'Reading and checking the files.' });
  expect(say({ step: 'READING', done: 0, total: null })).toEqual({ words: 'Reading and checking the files.' });
  expect(say({ step: 'READING', done: 500, total: 2000 })).toEqual({ words: 'Reading: 25 %.', share: 0.25 });
  expect(say({ step: 'READING', done: 2000, total: 2000 })).toEqual({ words: 'Comparing with what is there.' });
  expect(say({ step: 'WRITING', done: 1500, total: 16_000 })).toEqual({
    words: 'Writing: 1,500 of 16,000 lines.',
    share: 0.09375,
  });
  expect(say({ step: 'WRITING', done: 16_000, total: 16_000 })).toEqual({ words: 'Adding up totals.' });
});

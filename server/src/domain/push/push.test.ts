import { expect, test } from 'vitest';
import { GAME_NEWS_KINDS } from '../game-news/game-news-of.js';
import { NOTICES_OF, noticeOf } from '../game-news/game-notices.js';
import { pushRetry } from './push-retry.js';

test('attempts are ever further apart, up to an hour', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 20].map((failed) => pushRetry(failed) / 60_000)).toEqual([
    0.5, 2, 5, 15, 30, 60, 60, 60,
  ]);
  expect(pushRetry(3, 1)).toBe(5.5 * 60_000);
});

test('each kind of news is something that can be wanted, and that its happening may come to', () => {
  expect(GAME_NEWS_KINDS.map((kind) => [kind, noticeOf(kind)])).toEqual([
    ['moved', 'moved'],
    ['postponed', 'called_off'],
    ['cancelled', 'called_off'],
    ['reinstated', 'called_off'],
    ['begins', 'begins'],
    ['ends', 'ends'],
    ['corrected', 'ends'],
  ]);
  expect(NOTICES_OF).toEqual({
    rescheduled: ['moved', 'called_off'],
    begins: ['begins'],
    ends: ['ends'],
    corrected: ['ends'],
  });
});

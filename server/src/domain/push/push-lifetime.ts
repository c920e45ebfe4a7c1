import type { GameHappening } from '../game-news/game-news-of.js';

const HOUR = 60 * 60 * 1_000;

/**
 * How long after it has happened somebody still wants to be told, in milliseconds: also how long a push service keeps
 * it for a browser that is switched off.
 */
export const PUSH_LIFETIME: Readonly<Record<GameHappening, number>> = {
  rescheduled: 24 * HOUR,
  begins: HOUR,
  ends: 12 * HOUR,
  corrected: 12 * HOUR,
};

import { tooMany } from '../lib/errors.js';
import { FairQueue } from '../lib/fair-queue.js';

/**
 * All work on images, by organization (null: the platform's own). Decoding takes memory and a core: a burst waits, and
 * one organization's burst keeps no other waiting.
 */
export const imageQueue = new FairQueue<number | null>({
  most: 2,
  mostOfOne: 1,
  mostWaiting: 12,
  refusal: () => tooMany('Many images of this organization are being worked on. Try again in a minute.', 60),
});

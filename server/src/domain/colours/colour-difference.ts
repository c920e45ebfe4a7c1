import type { Rgb } from './parse-hex.js';
import { toOklab } from './to-oklab.js';

/** How far apart two colours look: their distance in OKLab. About 0.02 is just seen, black and white are 1 apart. */
export function colourDifference(one: Rgb, other: Rgb): number {
  const [from, to] = [toOklab(one), toOklab(other)];
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
}

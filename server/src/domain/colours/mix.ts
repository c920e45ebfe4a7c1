import type { Rgb } from './parse-hex.js';

/** A mixture in sRGB: `share` 0 is all `from`, 1 all `to`. Rounded, so that it is the colour that will be shown. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2): number => Math.round(from[index] + (to[index] - from[index]) * share);
  return [part(0), part(1), part(2)];
}

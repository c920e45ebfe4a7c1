import { contrast } from './contrast.js';
import { mix } from './mix.js';
import type { Rgb } from './parse-hex.js';
import type { Theme } from './surfaces.js';

/**
 * The colour moved towards black (light theme) or white (dark theme) as far as it needs for a contrast with each
 * surface.
 */
export function mixUntil(base: Rgb, theme: Theme, surfaces: readonly Rgb[], ratio: number): Rgb {
  const away: Rgb = theme === 'light' ? [0, 0, 0] : [255, 255, 255];
  for (let step = 0; step <= 50; step += 1) {
    const colour = mix(base, away, step / 50);
    if (surfaces.every((surface) => contrast(colour, surface) >= ratio)) return colour;
  }
  return away;
}

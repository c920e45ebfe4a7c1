import type { Rgb } from './parse-hex.js';

/** '#rrggbb' of a colour, its parts rounded. */
export function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

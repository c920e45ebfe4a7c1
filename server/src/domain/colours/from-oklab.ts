import type { Rgb } from './parse-hex.js';
import type { Oklab } from './to-oklab.js';

/** The colour on screens, its parts rounded; what screens cannot show becomes the nearest part that they can. */
export function fromOklab([lightness, a, b]: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    part(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    part(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    part(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function part(linear: number): number {
  const share = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, share)) * 255);
}

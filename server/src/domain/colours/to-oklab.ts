import type { Rgb } from './parse-hex.js';

/** Lightness from 0 to 1, green to red, and blue to yellow. */
export type Oklab = readonly [lightness: number, a: number, b: number];

/**
 * A colour by how it is seen: equal steps look equally far. Formula: Björn Ottosson, "A perceptual color space"
 * (OKLab).
 */
export function toOklab(rgb: Rgb): Oklab {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

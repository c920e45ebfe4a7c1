/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** A colour from '#rrggbb'; black for anything else. */
export function parseHex(hex: string): Rgb {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  return parts ? [parseInt(parts[1]!, 16), parseInt(parts[2]!, 16), parseInt(parts[3]!, 16)] : [0, 0, 0];
}

/** '#rrggbb' of a colour, its parts rounded. */
export function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** A mixture in sRGB: `share` 0 is all `from`, 1 all `to`. Rounded, so that it is the colour that will be shown. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2): number => Math.round(from[index] + (to[index] - from[index]) * share);
  return [part(0), part(1), part(2)];
}

/** Contrast ratio of two colours, 1 to 21. Formula: WCAG 2.2, "contrast ratio" and "relative luminance". */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

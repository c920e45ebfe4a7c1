/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** A colour from '#rrggbb'; black for anything else. */
export function parseHex(hex: string): Rgb {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  return parts ? [parseInt(parts[1]!, 16), parseInt(parts[2]!, 16), parseInt(parts[3]!, 16)] : [0, 0, 0];
}

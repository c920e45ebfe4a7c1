import { contrast } from './contrast.js';
import { mixUntil } from './mix-until.js';
import { parseHex, type Rgb } from './parse-hex.js';
import { SURFACES, type Theme } from './surfaces.js';
import { toHex } from './to-hex.js';

/** A colour as a theme shows it, '#rrggbb' each. */
export interface Shade {
  /** Of an area or a line: 3:1 against every surface of the theme. */
  readonly fill: string;
  /** Of text on it, black or white: 4.5:1. */
  readonly text: string;
}

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const GROUNDS = { light: SURFACES.light.map(parseHex), dark: SURFACES.dark.map(parseHex) };

/** A colour moved towards black (light theme) or white (dark theme) only as far as contrast demands. */
export function shadeOf(base: Rgb, theme: Theme): Shade {
  const fill = mixUntil(base, theme, GROUNDS[theme], 3);
  return { fill: toHex(fill), text: toHex(contrast(WHITE, fill) >= contrast(BLACK, fill) ? WHITE : BLACK) };
}

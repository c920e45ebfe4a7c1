import { contrast } from './contrast.js';
import { mix } from './mix.js';
import { parseHex, type Rgb } from './parse-hex.js';
import { toHex } from './to-hex.js';

/**
 * The surfaces that accent-coloured text stands on, the page's ground first, as the client's styles/tokens.css has
 * them.
 */
export const SURFACES = {
  light: ['#f2f4f7', '#ffffff', '#f6f7f9'],
  dark: ['#0c0f14', '#151a21', '#1c222b'],
} as const;

/** What a tenant's accent becomes in one theme. */
export interface AccentColours {
  /** For text and lines: 4.5:1 on every surface and on `soft`. */
  text: string;
  /** For filled buttons and bars: 3:1 against every surface. */
  solid: string;
  /** Text on `solid`: 4.5:1. */
  onSolid: string;
  /** A tint behind highlighted cells. */
  soft: string;
}

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** Share of the accent in its tint. */
const TINT = { light: 0.1, dark: 0.2 } as const;

/** The accent's colours in a theme, moved towards black (light) or white (dark) only as far as contrast demands. */
export function accentColours(accent: string, theme: 'light' | 'dark'): AccentColours {
  const base = parseHex(accent);
  const surfaces = SURFACES[theme].map(parseHex);
  const away = theme === 'light' ? BLACK : WHITE;
  const soft = mix(surfaces[1]!, base, TINT[theme]);
  const text = firstWith(base, away, [...surfaces, soft], 4.5);
  const solid = firstWith(base, away, surfaces, 3);
  const onSolid = contrast(WHITE, solid) >= contrast(BLACK, solid) ? WHITE : BLACK;
  return { text: toHex(text), solid: toHex(solid), onSolid: toHex(onSolid), soft: toHex(soft) };
}

function firstWith(base: Rgb, away: Rgb, surfaces: readonly Rgb[], ratio: number): Rgb {
  for (let step = 0; step <= 50; step += 1) {
    const colour = mix(base, away, step / 50);
    if (surfaces.every((surface) => contrast(colour, surface) >= ratio)) return colour;
  }
  return away;
}

import { mix } from './mix.js';
import { mixUntil } from './mix-until.js';
import { parseHex } from './parse-hex.js';
import { shadeOf } from './shade-of.js';
import { SURFACES, type Theme } from './surfaces.js';
import { toHex } from './to-hex.js';

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

/** Share of the accent in its tint. */
const TINT = { light: 0.1, dark: 0.2 } as const;

/** The accent's colours in a theme, moved towards black (light) or white (dark) only as far as contrast demands. */
export function accentColours(accent: string, theme: Theme): AccentColours {
  const base = parseHex(accent);
  const surfaces = SURFACES[theme].map(parseHex);
  const soft = mix(surfaces[1]!, base, TINT[theme]);
  const { fill, text } = shadeOf(base, theme);
  return {
    text: toHex(mixUntil(base, theme, [...surfaces, soft], 4.5)),
    solid: fill,
    onSolid: text,
    soft: toHex(soft),
  };
}

import { TINTS } from '../text/monogram-tints.js';
import { tintOf } from '../text/monogram.js';
import { parseHex } from './parse-hex.js';
import { type Shade, shadeOf } from './shade-of.js';

/** A team by what gives it its colour. */
export interface ColouredTeam {
  readonly name: string;
  /** '#rrggbb'; without it one by its name. */
  readonly colour?: string | null | undefined;
}

/** A team's colour as each theme shows it. */
export interface TeamColours {
  readonly light: Shade;
  readonly dark: Shade;
}

/** A team's colour, or one that its name always has, as each theme shows it. */
export function teamColours({ name, colour }: ColouredTeam): TeamColours {
  const base = parseHex(colour ?? TINTS[tintOf(name)]!);
  return { light: shadeOf(base, 'light'), dark: shadeOf(base, 'dark') };
}

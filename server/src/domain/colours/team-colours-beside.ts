import { TINTS } from '../text/monogram-tints.js';
import { tintOf } from '../text/monogram.js';
import { colourDifference } from './colour-difference.js';
import { fromOklab } from './from-oklab.js';
import { parseHex, type Rgb } from './parse-hex.js';
import { type Shade, shadeOf } from './shade-of.js';
import type { Theme } from './surfaces.js';
import { type ColouredTeam, type TeamColours, teamColours } from './team-colours.js';
import { toOklab } from './to-oklab.js';

/**
 * How far the colours of two teams in one picture are apart at least, as `colourDifference` measures: seven times what
 * is just seen. The greens of Boston and Milwaukee (#007a33, #00471b) are, two reds (#ce1141, #c8102e) are not.
 */
export const LEAST_DIFFERENCE = 0.15;

/** By how much a colour becomes lighter or darker, the smallest step first. */
const LIGHTNESS_STEPS = [0.18, -0.18, 0.26, -0.26, 0.34, -0.34];
/** By how many degrees its hue turns, where lightness does not do. */
const TURNS = [60, -60, 120, -120, 180];
/** What greys get before they are turned. */
const LEAST_CHROMA = 0.12;

/**
 * The colours of the second of two teams in one picture, of which the first keeps its own: its own colours where they
 * differ enough in both themes. Otherwise another tint for a team without a colour, and for others a lighter or darker
 * one, else another hue, by each theme.
 */
export function teamColoursBeside(team: ColouredTeam, first: ColouredTeam): TeamColours {
  const taken = teamColours(first);
  const own = teamColours(team);
  if (differ(own, taken)) return own;
  if (team.colour == null) {
    const tint = tintOf(team.name);
    for (let step = 1; step < TINTS.length; step += 1) {
      const other = teamColours({ name: '', colour: TINTS[(tint + step) % TINTS.length]! });
      if (differ(other, taken)) return other;
    }
  }
  return { light: moved(own.light, taken.light, 'light'), dark: moved(own.dark, taken.dark, 'dark') };
}

function differ(one: TeamColours, other: TeamColours): boolean {
  return areApart(one.light, other.light) && areApart(one.dark, other.dark);
}

function areApart(one: Shade, other: Shade): boolean {
  return colourDifference(parseHex(one.fill), parseHex(other.fill)) >= LEAST_DIFFERENCE;
}

/** The first other shade that is far enough. */
function moved(own: Shade, taken: Shade, theme: Theme): Shade {
  if (areApart(own, taken)) return own;
  const shades = othersThan(parseHex(own.fill)).map((colour) => shadeOf(colour, theme));
  return shades.find((shade) => areApart(shade, taken)) ?? own;
}

function othersThan(colour: Rgb): Rgb[] {
  const [lightness, a, b] = toOklab(colour);
  const chroma = Math.max(Math.hypot(a, b), LEAST_CHROMA);
  const hue = Math.atan2(b, a);
  return [
    ...LIGHTNESS_STEPS.map((step) => fromOklab([lightness + step, a, b])),
    ...TURNS.map((turn) => {
      const turned = hue + (turn * Math.PI) / 180;
      return fromOklab([lightness, chroma * Math.cos(turned), chroma * Math.sin(turned)]);
    }),
  ];
}

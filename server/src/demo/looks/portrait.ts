import { mix } from '../../domain/colours/mix.js';
import { parseHex, type Rgb } from '../../domain/colours/parse-hex.js';
import { toHex } from '../../domain/colours/to-hex.js';
import type { Random } from '../random.js';

/** Pixels along each side of a portrait. */
const PORTRAIT_SIDE = 256;

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const SKINS = ['#f3cfb0', '#e4b48c', '#cf9a6c', '#ac7548', '#85552f', '#5e3a20'];
const HAIR = ['#17110d', '#2c1c12', '#4a2d18', '#7a5230', '#b98a4e', '#5c5f66'];

/** Hair behind and above the head, whose middle is (0, 0): 30 wide to each side, 39 high. */
const BEHIND: readonly string[] = [
  '',
  '',
  '<circle cy="-14" r="46"/>',
  '<path d="M-35 -12C-40 -58 40 -58 35 -12V34C28 44 22 40 20 30H-20C-22 40 -28 44 -35 34Z"/>',
  '<circle cy="-46" r="15"/>',
  '',
];
const ABOVE: readonly string[] = [
  // Shaved.
  '',
  // Short.
  '<path d="M-31 -2C-34 -60 34 -60 31 -2C29 -18 22 -25 0 -25C-22 -25 -29 -18 -31 -2Z"/>',
  // Full.
  '<path d="M-32 0C-36 -62 36 -62 32 0C30 -14 24 -20 0 -22C-24 -20 -30 -14 -32 0Z"/>',
  // Long, parted at a side.
  '<path d="M-32 8C-38 -64 38 -64 32 8C31 -10 24 -22 10 -29C-4 -18 -26 -14 -32 8Z"/>',
  // Up, with a knot.
  '<path d="M-31 0C-33 -60 33 -60 31 0C27 -20 14 -29 0 -29C-14 -29 -27 -20 -31 0Z"/>',
  // Flat top.
  '<path d="M-31 0V-42Q-31 -52 -20 -52H20Q31 -52 31 -42V0C29 -16 24 -23 0 -23C-24 -23 -29 -16 -31 0Z"/>',
];
/** One in four has a beard. */
const BEARDS: readonly string[] = [
  '',
  '',
  '',
  '<path d="M-30 2C-29 44 -12 45 0 45C12 45 29 44 30 2C28 16 22 22 12 20Q0 17 -12 20C-22 22 -28 16 -30 2Z"/>',
];

/** How a portrait is coloured: as people are, or in tones of the team's colour alone. */
export type PortraitTones = 'natural' | 'team';

/** A player as SVG, without a face: nobody's likeness, another one by each seed. */
export function portrait(random: Random, colour: string, tones: PortraitTones): string {
  const team = parseHex(colour);
  const pick = <Item>(items: readonly Item[]): Item => items[random.integer(0, items.length - 1)]!;
  const isNatural = tones === 'natural';
  const naturalSkin = pick(SKINS);
  const naturalHair = pick(HAIR);
  const skin = parseHex(isNatural ? naturalSkin : toHex(mix(team, WHITE, 0.5)));
  const hair = isNatural ? naturalHair : toHex(mix(team, BLACK, 0.5));
  // In tones of one colour a shaved head is hardly one.
  const style = random.integer(isNatural ? 0 : 1, ABOVE.length - 1);
  const beard = pick(BEARDS);
  const hasBand = random.next() < 0.22;
  const shade = toHex(mix(skin, BLACK, 0.14));
  const ground = toHex(mix(team, WHITE, isNatural ? 0.8 : 0.86));
  const halo = toHex(mix(team, WHITE, isNatural ? 0.66 : 0.74));
  const jersey = toHex(isNatural ? team : mix(team, BLACK, 0.2));
  const trim = toHex(mix(team, WHITE, 0.88));
  const tilt = random.integer(-4, 4);
  const wide = 0.94 + random.next() * 0.12;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT_SIDE}" height="${PORTRAIT_SIDE}" viewBox="0 0 160 160">
    <path d="M0 0H160V160H0Z" fill="${ground}"/><circle cx="80" cy="72" r="62" fill="${halo}"/>
    <path d="M14 168C16 126 44 118 66 112H94C116 118 144 126 146 168Z" fill="${jersey}"/>
    <path d="M14 168C16 138 30 126 44 120C36 136 34 152 34 168ZM146 168C144 138 130 126 116 120C124 136 126 152 126 168Z" fill="${toHex(skin)}"/>
    <path d="M64 92H96V112C96 132 64 132 64 112Z" fill="${shade}"/>
    <path d="M44 120L62 113C64 136 96 136 98 113L116 120" fill="none" stroke="${trim}" stroke-width="5"/>
    <g transform="translate(80 66) rotate(${tilt}) scale(${wide.toFixed(2)} 1)">
      <g fill="${hair}">${BEHIND[style]}</g>
      <path d="M-30 -8C-30 -50 30 -50 30 -8V6C30 28 16 41 0 41C-16 41 -30 28 -30 6Z" fill="${toHex(skin)}"/>
      <circle cx="-31" cy="3" r="6" fill="${shade}"/><circle cx="31" cy="3" r="6" fill="${toHex(skin)}"/>
      <path d="M0 -39C30 -42 30 -18 30 -8V6C30 28 16 41 0 41C14 30 18 10 14 -6C11 -18 6 -28 0 -39Z" fill="#000" opacity=".07"/>
      <g fill="${hair}">${beard}${ABOVE[style]}</g>
      ${hasBand ? `<path d="M-31 -12Q0 -24 31 -12V-22Q0 -34 -31 -22Z" fill="${trim}"/>` : ''}
    </g></svg>`;
}

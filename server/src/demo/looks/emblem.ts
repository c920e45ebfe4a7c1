import { colourDifference } from '../../domain/colours/colour-difference.js';
import { contrast } from '../../domain/colours/contrast.js';
import { mix } from '../../domain/colours/mix.js';
import { parseHex, type Rgb } from '../../domain/colours/parse-hex.js';
import { toHex } from '../../domain/colours/to-hex.js';
import type { Random } from '../random.js';
import { lettering } from './lettering.js';

/** Pixels along each side of an emblem. */
const EMBLEM_SIDE = 256;

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** Second colours of emblems: gold, silver, orange, sky, sand, red. */
const SECONDS = ['#f2b632', '#c4ced8', '#ef7d2b', '#6fbfe6', '#ecdcb4', '#e0484c'].map(parseHex);

/** Outlines around the middle (0, 0), about 200 wide. */
const OUTLINES = {
  shield: 'M-92 -96H92V10C92 62 48 92 0 112C-48 92 -92 62 -92 10Z',
  round: 'M-104 0A104 104 0 1 1 104 0A104 104 0 1 1 -104 0Z',
  hexagon: 'M0 -112L103 -60V60L0 112L-103 60V-60Z',
  crest: 'M-96 -80L0 -108L96 -80V24L0 112L-96 24Z',
  octagon: 'M-45 -104H45L104 -45V45L45 104H-45L-104 45V-45Z',
} as const;
const SHAPES = Object.keys(OUTLINES) as (keyof typeof OUTLINES)[];

/** What stands behind the letters, in the second colour. */
const MOTIFS: readonly ((second: string) => string)[] = [
  // The seams of a ball.
  (second) =>
    `<g fill="none" stroke="${second}" stroke-width="7" opacity=".55"><path d="M0 -120V120M-120 0H120M-78 -120C-26 -50 -26 50 -78 120M78 -120C26 -50 26 50 78 120"/></g>`,
  // Rays from below.
  (second) =>
    `<g fill="${second}" opacity=".4">${[-75, -45, -15, 15, 45, 75].map((turn) => `<path transform="translate(0 70) rotate(${turn})" d="M0 0L-16 -240H16Z"/>`).join('')}</g>`,
  // A slanted band.
  (second) => `<path d="M-150 20L150 -100V-40L-150 80Z" fill="${second}" opacity=".75"/>`,
  // Peaks.
  (second) =>
    `<path d="M-130 60L-60 -30L-25 10L20 -62L75 14L100 -16L150 60V130H-130Z" fill="${second}" opacity=".55"/>`,
  // Waves.
  (second) =>
    `<g fill="none" stroke="${second}" stroke-width="12" opacity=".6">${[-70, 62, 88].map((y) => `<path d="M-130 ${y}q22 -18 43 0t43 0t43 0t43 0t43 0t43 0"/>`).join('')}</g>`,
  // Chevrons.
  (second) =>
    `<g fill="none" stroke="${second}" stroke-width="15" opacity=".55"><path d="M-120 -50L0 20L120 -50M-120 10L0 80L120 10M-120 -110L0 -40L120 -110"/></g>`,
  // Upright stripes.
  (second) =>
    `<path d="M-66 -120h24v240h-24zM-12 -120h24v240h-24zM42 -120h24v240h-24z" fill="${second}" opacity=".35"/>`,
  // The lane and its circle.
  (second) =>
    `<g fill="none" stroke="${second}" stroke-width="8" opacity=".55"><path d="M-52 -120V-6H52V-120M-110 -120V-60C-110 96 110 96 110 -60V-120"/><circle cy="-6" r="44"/></g>`,
];

/**
 * A team's emblem as SVG: its letters on a shape in its colour, with a rim that stands out from light and dark pages.
 */
export function emblem(random: Random, letters: string, colour: string): string {
  const base = parseHex(colour);
  const shape = OUTLINES[SHAPES[random.integer(0, SHAPES.length - 1)]!];
  const motif = MOTIFS[random.integer(0, MOTIFS.length - 1)]!;
  const seconds = random.shuffled(SECONDS);
  const far = (second: Rgb): boolean => colourDifference(second, base) > 0.3 && contrast(second, base) > 1.8;
  const second = toHex(seconds.find(far) ?? WHITE);
  const isDark = contrast(base, WHITE) > 2.6;
  const deep = toHex(mix(base, BLACK, isDark ? 0.45 : 0.75));
  const ink = isDark ? '#ffffff' : toHex(mix(base, BLACK, 0.85));
  const edge = isDark ? deep : '#ffffff';
  const height = [...letters].length > 3 ? 42 : 54;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${EMBLEM_SIDE}" height="${EMBLEM_SIDE}" viewBox="-128 -128 256 256">
    <clipPath id="inside"><path d="${shape}" transform="scale(.88)"/></clipPath>
    <path d="${shape}" fill="#fff" stroke="#fff" stroke-width="22" stroke-linejoin="round"/>
    <path d="${shape}" fill="${second}" stroke="${deep}" stroke-width="10" stroke-linejoin="round"/>
    <g clip-path="url(#inside)"><path d="M-128 -128h256v256h-256z" fill="${colour}"/>${motif(second)}
    <path d="M-128 44C-60 20 60 20 128 44V128H-128Z" fill="${deep}" opacity=".35"/></g>
    ${lettering(letters, 0, 0, height, ink, edge)}</svg>`;
}

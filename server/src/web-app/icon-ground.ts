import { contrast } from '../domain/colours/contrast.js';
import type { Rgb } from '../domain/colours/parse-hex.js';
import { toHex } from '../domain/colours/to-hex.js';
import type { Pixels } from './read-logo.js';

const WHITE: Rgb = [255, 255, 255];
/** Two parts of a colour that are no farther apart are the same plain one, give or take what the encoder did. */
const ALIKE = 16;
/** Less than this nobody tells from white. */
const FAINT = 1.3;
const OPAQUE = 250;
/** Share of a logo's pixels that has to stand out from white. */
const LEAST_SEEN = 0.02;
/** Every so many-th pixel is looked at: no divisor of usual widths, so that no column is passed over. */
const STEP = 7;

/**
 * The plain ground of a logo's icon: its own where it brings one, else white, as in the head of each page; for a logo
 * that would not be seen on white the site's colour.
 */
export function groundOf(logo: Pixels, colour: string): string {
  return ownGround(logo) ?? (isSeenOnWhite(logo) ? toHex(WHITE) : colour);
}

/** The colour of all four corners; null where they have several, or one can be seen through. */
function ownGround({ data, info: { width, height } }: Pixels): string | null {
  const last = width * height - 1;
  const corners = [0, width - 1, last - width + 1, last].map((pixel) => [...data.subarray(pixel * 4, pixel * 4 + 4)]);
  if (corners.some((corner) => corner[3]! < OPAQUE)) return null;
  const parts = [0, 1, 2].map((part) => corners.map((corner) => corner[part]!));
  if (parts.some((values) => Math.max(...values) - Math.min(...values) > ALIKE)) return null;
  const [red, green, blue] = parts.map((values) => values.reduce((sum, value) => sum + value, 0) / values.length) as [
    number,
    number,
    number,
  ];
  return toHex([red, green, blue]);
}

function isSeenOnWhite({ data }: Pixels): boolean {
  let shown = 0;
  let seen = 0;
  for (let at = 0; at < data.length; at += 4 * STEP) {
    if (data[at + 3]! < OPAQUE / 2) continue;
    shown += 1;
    if (contrast([data[at]!, data[at + 1]!, data[at + 2]!], WHITE) >= FAINT) seen += 1;
  }
  return seen > shown * LEAST_SEEN;
}

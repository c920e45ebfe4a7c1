import type { Rgb } from './parse-hex.js';
import { toHex } from './to-hex.js';
import { toOklab, type Oklab } from './to-oklab.js';

/** Less is a grey, as OKLab measures from the middle. */
const LEAST_CHROMA = 0.04;
/** Share of what is shown that a colour has to have. */
const LEAST_SHARE = 0.02;
/** What is so near to a colour belongs to it: an encoder does not keep areas plain. */
const NEAR = 0.06;
/** What is fainter is not shown. */
const LEAST_ALPHA = 128;

/** So many tones are looked at: an area of one colour has its tone among the most frequent ones. */
const MOST_CANDIDATES = 64;

interface Tone {
  readonly lab: Oklab;
  readonly rgb: Rgb;
  readonly count: number;
}

/**
 * The colour that a picture shows most of, strong ones before pale ones; white, black and greys are none.
 * @param pixels red, green, blue and alpha of each
 * @returns '#rrggbb'; null when there is none
 */
export function mainColour(pixels: Uint8Array): string | null {
  const tones = tonesOf(pixels);
  const shown = tones.reduce((sum, { count }) => sum + count, 0);
  const coloured = tones.filter(({ lab }) => chroma(lab) >= LEAST_CHROMA);
  const weight = (middle: Tone): number =>
    coloured.reduce((sum, { lab, count }) => sum + (distance(lab, middle.lab) <= NEAR ? count : 0), 0);
  const candidates = coloured.toSorted((one, other) => other.count - one.count).slice(0, MOST_CANDIDATES);
  let best: { tone: Tone; weight: number } | null = null;
  for (const tone of candidates) {
    const own = weight(tone);
    if (own < shown * LEAST_SHARE) continue;
    if (best === null || own * chroma(tone.lab) > best.weight * chroma(best.tone.lab)) best = { tone, weight: own };
  }
  return best && toHex(average(coloured.filter(({ lab }) => distance(lab, best.tone.lab) <= NEAR)));
}

/** The pixels that are shown, those of nearly the same colour together: at most 4,096 tones. */
function tonesOf(pixels: Uint8Array): Tone[] {
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if (pixels[at + 3]! < LEAST_ALPHA) continue;
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sum[0] += red;
    sum[1] += green;
    sum[2] += blue;
    sum[3] += 1;
    sums.set(key, sum);
  }
  return [...sums.values()].map(([red, green, blue, count]) => {
    const rgb: Rgb = [red / count, green / count, blue / count];
    return { rgb, lab: toOklab(rgb), count };
  });
}

function average(tones: readonly Tone[]): Rgb {
  const total = tones.reduce((sum, { count }) => sum + count, 0);
  const part = (index: 0 | 1 | 2): number => tones.reduce((sum, { rgb, count }) => sum + rgb[index] * count, 0) / total;
  return [part(0), part(1), part(2)];
}

const chroma = ([, a, b]: Oklab): number => Math.hypot(a, b);

const distance = (one: Oklab, other: Oklab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

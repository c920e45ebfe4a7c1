import { nice, ticks } from 'd3-array';
import { area, curveLinear, curveStepAfter, line } from 'd3-shape';

/**
 * The drawing's own units in both directions. It is stretched over its place by the browser, so that no script has to
 * measure anything.
 */
export const UNITS = 1000;
/** How many lines there are across about. */
const LINES = 5;
/** How much of its place a bar takes, and the most in units. */
const [BAR, WIDEST] = [0.7, 60] as const;

/** The vertical axis. */
export interface Scale {
  from: number;
  to: number;
  /** Values that have a line across, from the least on. */
  ticks: number[];
}

/**
 * An axis that has all values, begins and ends at a line, and has zero where something stands on it; no parts of what
 * is counted.
 */
export function scaleOf(values: readonly (number | null)[], hasZero: boolean): Scale {
  const known = values.filter((value) => value !== null);
  const all = hasZero || known.length === 0 ? [...known, 0] : known;
  let [least, most] = [Math.min(...all), Math.max(...all)];
  if (least === most) [least, most] = hasZero && least === 0 ? [0, 1] : [least - 1, most + 1];
  const [from, to] = nice(least, most, LINES);
  const areWhole = known.every(Number.isInteger);
  return { from, to, ticks: ticks(from, to, LINES).filter((tick) => !areWhole || Number.isInteger(tick)) };
}

/** How far from above a value lies. */
export function heightOf(value: number, { from, to }: Pick<Scale, 'from' | 'to'>): number {
  return ((to - value) / (to - from)) * UNITS;
}

/** How far from the left: bars have a part of the width each, lines go from edge to edge. */
export function placeOf(index: number, count: number, hasBars: boolean): number {
  if (hasBars) return ((index + 0.5) / count) * UNITS;
  return count < 2 ? UNITS / 2 : (index / (count - 1)) * UNITS;
}

/** What of the horizontal axis is next to a place, `share` of the width from the left. */
export function indexAt(share: number, count: number, hasBars: boolean): number {
  const index = hasBars ? Math.floor(share * count) : Math.round(share * (count - 1));
  return Math.max(0, Math.min(count - 1, index));
}

/** A line through all values, broken where one is missing. */
export function linePath(values: readonly (number | null)[], scale: Scale, hasBars: boolean): string {
  return (
    line<number | null>()
      .digits(0)
      .defined((value) => value !== null)
      .x((_value, index) => placeOf(index, values.length, hasBars))
      .y((value) => heightOf(value!, scale))
      .curve(curveLinear)(values) ?? ''
  );
}

/**
 * A lead's outline, and the area between it and zero.
 * @param holds until the next value, instead of going there straight
 */
export function leadPaths(
  values: readonly (number | null)[],
  scale: Scale,
  holds: boolean,
): { outline: string; area: string } {
  const curve = holds ? curveStepAfter : curveLinear;
  // What is now holds as well: the last one goes on for a place.
  const reached = holds ? [...values, values.at(-1) ?? null] : values;
  const x = (_value: number | null, index: number): number => placeOf(index, reached.length, false);
  const isKnown = (value: number | null): boolean => value !== null;
  const y = (value: number | null): number => heightOf(value!, scale);
  const between = area<number | null>().digits(0).defined(isKnown).x(x).y0(heightOf(0, scale)).y1(y);
  return {
    outline: line<number | null>().digits(0).defined(isKnown).x(x).y(y).curve(curve)(reached) ?? '',
    area: between.curve(curve)(reached) ?? '',
  };
}

/** All bars of a series on one side of zero; a value of zero has none. */
export function barsPath(values: readonly (number | null)[], scale: Scale, side: 'above' | 'below'): string {
  const width = Math.min(WIDEST, (UNITS / values.length) * BAR);
  const zero = Math.round(heightOf(0, scale));
  return values
    .map((value, index) => {
      if (value === null || (side === 'above' ? value <= 0 : value >= 0)) return '';
      const left = placeOf(index, values.length, true) - width / 2;
      return `M${rounded(left)},${zero}V${Math.round(heightOf(value, scale))}h${rounded(width)}V${zero}Z`;
    })
    .join('');
}

/** Which places of an axis are named, so that there are at most `most` of them, in steps that are read easily. */
export function namedPlaces(count: number, most: number): number[] {
  const step = stepsUpTo(count).find((size) => Math.ceil(count / size) <= most) ?? count;
  return Array.from({ length: Math.ceil(count / step) }, (_, place) => place * step);
}

/** 1, 2, 5, 10, 20, 50, … */
function stepsUpTo(count: number): number[] {
  const steps = [1];
  for (let power = 1; power <= count; power *= 10) steps.push(2 * power, 5 * power, 10 * power);
  return steps;
}

/**
 * Where names stand that belong to heights and may not lie on each other.
 * @param heights in any order
 * @param gap the least between two of them
 */
export function spread(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, index) => index).toSorted((one, other) => heights[one]! - heights[other]!);
  const placed = [...heights];
  for (const [place, index] of order.entries())
    if (place > 0) placed[index] = Math.max(placed[index]!, placed[order[place - 1]!]! + gap);
  // What was pushed out at the foot goes up again, and takes along what is in its way.
  let floor = UNITS;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index]!, floor);
    floor = placed[index]! - gap;
  }
  return placed;
}

/** With a decimal: a narrow bar of many would be seen to be wider than the next one. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

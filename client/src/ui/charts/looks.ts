import type { ChartSeries, Tint } from './chart';

/** Colours that charts.css has for series; with more of them the dashes differ. */
const COLOURS = 6;
/** Beside the colour, so that lines are told apart without it. */
const DASHES = [undefined, '6 3', '2 3', '9 3 2 3'] as const;

/** A series with what it is drawn in. */
export interface DrawnSeries {
  series: ChartSeries;
  tint: Tint;
  /** Its place among those that are drawn. */
  order: number;
}

/** Whether a series begins at zero. */
export function standsOnZero({ kind }: ChartSeries): boolean {
  return kind === 'bars' || kind === 'lead' || kind === 'steps';
}

/** What is drawn in a colour of its own: neither the quiet lines nor what is only told. */
export function drawnOf(all: readonly ChartSeries[]): DrawnSeries[] {
  return all
    .filter(({ kind }) => kind !== 'quiet' && kind !== 'told')
    .map((series, order) => ({ series, order, tint: series.tint ?? ((order % COLOURS) as Tint) }));
}

/** The dash of a line by its place among the others. */
export function dashOf(order: number): string | undefined {
  return DASHES[Math.floor(order / 2) % DASHES.length];
}

/** A name with a patch or a line beside it. */
export interface LegendEntry extends Pick<DrawnSeries, 'tint' | 'order'> {
  name: string;
  isLine: boolean;
}

/** What the colours mean, in the order of the series. */
export function legendOf(all: readonly ChartSeries[]): LegendEntry[] {
  return drawnOf(all).flatMap(({ series, tint, order }) => {
    const { name, kind = 'line', below } = series;
    const entry = { order, isLine: kind === 'line' };
    return [{ ...entry, name: series.above ?? name, tint }, ...(below ? [{ ...entry, ...below }] : [])];
  });
}

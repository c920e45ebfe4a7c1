import { t } from '@/texts';

/** A colour of styles/charts.css. */
export type Tint = 0 | 1 | 2 | 3 | 4 | 5 | 'good' | 'bad';

/** Values of one kind along the horizontal axis; null where there is none. */
export interface ChartSeries {
  name: string;
  values: readonly (number | null)[];
  /**
   * How it is drawn: as a line (default), as bars, as a lead, whose area to zero is tinted, in steps if it holds until
   * the next value, or quietly, as one of many lines behind the others. What is told is not drawn, and stands in the
   * table and at the pointer alone.
   */
  kind?: 'line' | 'bars' | 'lead' | 'steps' | 'quiet' | 'told';
  /** Default: by its place among the lines and bars. */
  tint?: Tint;
  /** What lies above zero of bars or of a lead, where it has a name of its own. */
  above?: string;
  /** What lies below zero, where it has a name and colour of its own. */
  below?: { name: string; tint: Tint };
  /** How its values read; default: as the chart's. */
  format?: (value: number) => string;
}

/** A name below the horizontal axis, and a line above it. */
export interface ChartMark {
  index: number;
  label: string;
}

/** What a chart shows, as it is drawn, read out and put into a table. */
export interface ChartData {
  /** What it is, for instance 'Points per game'. */
  title: string;
  /** The head of the table's first column. */
  xName: string;
  /** The names along the horizontal axis, one per value. */
  labels: readonly string[];
  /** The same as far as there is room for below the axis; default: as they are. */
  shortLabels?: readonly string[];
  series: readonly ChartSeries[];
  /** Where something begins, named below the axis in the place of the labels. */
  marks?: readonly ChartMark[];
  /** How a value reads, at the axis, too; default: as it is. */
  format?: (value: number) => string;
  /** Where there is room, the lines' names stand at their ends. */
  namesAtEnds?: boolean;
  /** The table has a row for each series instead of a column: for many. */
  rowsAreSeries?: boolean;
}

/** A value as it is read, of a series that may say so itself. */
export function valueText(
  { format: own }: Pick<ChartSeries, 'format'>,
  value: number | null | undefined,
  format: (value: number) => string = String,
): string {
  return value === null || value === undefined ? '–' : (own ?? format)(value);
}

/** What is there of a place on the horizontal axis, without the many quiet lines. */
export function valuesAt({ series }: Pick<ChartData, 'series'>, index: number): readonly ChartSeries[] {
  return series.filter(({ kind, values }) => kind !== 'quiet' && typeof values[index] === 'number');
}

/** 'Jan 30: Points 60, Average 31.2'. */
export function readOut(
  { labels, series, format }: Pick<ChartData, 'labels' | 'series' | 'format'>,
  index: number,
): string {
  const values = valuesAt({ series }, index).map((one) => `${one.name} ${valueText(one, one.values[index], format)}`);
  return `${labels[index] ?? ''}: ${values.join(', ') || t.ui.no_value()}`;
}

/** Where a key leads from a place on the horizontal axis; null where it leads nowhere. */
export function nextPlace(key: string, place: number | null, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, (place ?? count) - 1);
  return key === 'ArrowRight' || key === 'ArrowUp' ? Math.min(count - 1, (place ?? -1) + 1) : null;
}

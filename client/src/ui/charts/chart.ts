/** A line or a row of bars of a chart; null where it has no value. */
export interface ChartSeries {
  name: string;
  values: readonly (number | null)[];
  /** Default: a line. */
  kind?: 'line' | 'bars';
}

/** What a chart shows, as it is drawn, read out and put into a table. */
export interface ChartData {
  /** What it is, for instance 'Points per game'. */
  title: string;
  /** The head of the table's first column. */
  xName: string;
  /** The names along the horizontal axis, one per value. */
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** How a value reads; default: as it is. */
  format?: (value: number) => string;
}

/** 'Jan 30: Points 60, Average 31.2'. */
export function readOut(
  { labels, series, format = String }: Pick<ChartData, 'labels' | 'series' | 'format'>,
  index: number,
): string {
  const values = series.flatMap(({ name, values: all }) =>
    all[index] == null ? [] : [`${name} ${format(all[index])}`],
  );
  return `${labels[index] ?? ''}: ${values.join(', ') || 'nothing'}`;
}

/** Where a key leads from a place on the horizontal axis; null where it leads nowhere. */
export function nextPlace(key: string, place: number | null, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowLeft') return Math.max(0, (place ?? count) - 1);
  return key === 'ArrowRight' ? Math.min(count - 1, (place ?? -1) + 1) : null;
}

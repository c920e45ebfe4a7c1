import { t } from '@/texts';
import type { ChartData, ChartSeries } from './chart';
import {
  barsPath,
  heightOf,
  leadPaths,
  linePath,
  namedPlaces,
  placeOf,
  type Scale,
  scaleOf,
  spread,
  UNITS,
} from './geometry';
import { dashOf, type DrawnSeries, drawnOf, standsOnZero } from './looks';

/** How many names stand below the axis where there is room, and on a phone. */
const [MANY, FEW] = [11, 6] as const;
/** The least between two names at the ends of lines, and the most letters of one. */
const [GAP, LETTERS] = [62, 22] as const;

/** The axes of a chart. */
export interface Axes {
  scale: Scale;
  /** How many values stand beside each other; where they hold until the next one, the last one ends at one more. */
  places: number;
  hasBars: boolean;
}

/** The axes that a chart's values need. */
export function axesOf({ labels, series }: Pick<ChartData, 'labels' | 'series'>): Axes {
  const drawn = series.filter(({ kind }) => kind !== 'told');
  return {
    places: labels.length + (drawn.some(({ kind }) => kind === 'steps') ? 1 : 0),
    hasBars: drawn.some(({ kind }) => kind === 'bars'),
    scale: scaleOf(
      drawn.flatMap(({ values }) => values),
      drawn.some(standsOnZero),
    ),
  };
}

/** A share of the drawing, as SVG has it. */
export function percent(units: number): string {
  return `${Math.round(units) / (UNITS / 100)}%`;
}

/** The picture itself. */
export function ChartDrawing(data: ChartData) {
  const { title, labels, series, format = String, namesAtEnds = false } = data;
  const axes = axesOf(data);
  const drawn = drawnOf(series);
  const [from, to] = [labels[0] ?? '', labels.at(-1) ?? ''];
  return (
    <svg role="img" aria-label={t.ui.chart_of({ title, count: labels.length, from, to })} className="chart-drawing">
      {axes.scale.ticks.map((tick) => {
        const y = percent(heightOf(tick, axes.scale));
        return (
          <g key={tick} className="chart-line" data-zero={tick === 0 || undefined}>
            <line x2="100%" y1={y} y2={y} />
            <text x="-8" y={y} dy="0.35em" textAnchor="end">
              {format(tick)}
            </text>
          </g>
        );
      })}
      <NamesBelow data={data} axes={axes} />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${UNITS} ${UNITS}`}
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        overflow="visible"
      >
        <QuietLines series={series} axes={axes} />
        {drawn.map((one) => (
          <Values key={one.order} drawn={one} axes={axes} />
        ))}
      </svg>
      {namesAtEnds && <NamesAtEnds drawn={drawn} axes={axes} />}
    </svg>
  );
}

/** Names along the horizontal axis: more of them where there is room. */
function NamesBelow({
  data: { labels, shortLabels = labels, marks },
  axes: { places, hasBars },
}: {
  data: ChartData;
  axes: Axes;
}) {
  const at = (index: number): string => percent(placeOf(index, places, hasBars));
  if (marks)
    return marks.map(({ index, label }) => (
      <g key={index} className="chart-mark">
        {index > 0 && <line x1={at(index)} x2={at(index)} y2="100%" />}
        <text x={at(index)} y="100%" dx="3" dy="1.4em">
          {label}
        </text>
      </g>
    ));
  const [many, few] = [namedPlaces(labels.length, MANY), namedPlaces(labels.length, FEW)];
  return [...new Set([...many, ...few])]
    .sort((a, b) => a - b)
    .map((index) => {
      const room = many.includes(index) ? (few.includes(index) ? undefined : 'wide') : 'narrow';
      return (
        <text key={index} data-room={room} x={at(index)} y="100%" dy="1.6em" textAnchor="middle">
          {shortLabels[index]}
        </text>
      );
    });
}

/** All of them are one path. */
function QuietLines({ series, axes }: { series: readonly ChartSeries[]; axes: Axes }) {
  const quiet = series.filter(({ kind }) => kind === 'quiet');
  if (quiet.length === 0) return null;
  return (
    <path className="chart-quiet" d={quiet.map(({ values }) => linePath(values, axes.scale, axes.hasBars)).join('')} />
  );
}

function Values({ drawn: { series, tint, order }, axes }: { drawn: DrawnSeries; axes: Axes }) {
  const { values, kind = 'line', below } = series;
  const ink = `chart-ink-${tint}`;
  if (kind === 'line') {
    const path = linePath(values, axes.scale, axes.hasBars);
    return <path className={`chart-value ${ink}`} d={path} strokeDasharray={dashOf(order)} />;
  }
  if (kind === 'bars')
    return (
      <>
        <path className={`chart-bars ${ink}`} d={barsPath(values, axes.scale, 'above')} />
        <path className={`chart-bars chart-ink-${below?.tint ?? tint}`} d={barsPath(values, axes.scale, 'below')} />
      </>
    );
  return <Lead series={series} ink={ink} inkBelow={`chart-ink-${below?.tint ?? tint}`} axes={axes} />;
}

/** The same twice, of which each half shows its side of zero. */
function Lead({ series, ink, inkBelow, axes }: { series: ChartSeries; ink: string; inkBelow: string; axes: Axes }) {
  const { outline, area } = leadPaths(series.values, axes.scale, series.kind === 'steps');
  const zero = Math.round(heightOf(0, axes.scale));
  return [
    { className: ink, y: 0, height: zero },
    { className: inkBelow, y: zero, height: UNITS - zero },
  ].map(({ className, y, height }, side) => (
    <svg
      key={side}
      className={className}
      y={y}
      width={UNITS}
      height={height}
      viewBox={`0 ${y} ${UNITS} ${height}`}
      preserveAspectRatio="none"
      overflow="hidden"
    >
      <path className="chart-area" d={area} />
      <path className="chart-value" d={outline} />
    </svg>
  ));
}

/** The names of lines where they end. */
function NamesAtEnds({ drawn, axes }: { drawn: readonly DrawnSeries[]; axes: Axes }) {
  const ends = drawn.map(({ series: { values } }) => values.findLastIndex((value) => value !== null));
  const heights = ends.map((end, at) => heightOf(drawn[at]!.series.values[end] ?? 0, axes.scale));
  const placed = spread(heights, GAP);
  return drawn.map(({ series: { name }, tint, order }, at) => (
    <text
      key={order}
      data-room="wide"
      className={`chart-name chart-ink-${tint}`}
      x="100%"
      dx="8"
      y={percent(placed[at]!)}
      dy="0.35em"
    >
      {name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name}
    </text>
  ));
}

import { useEffect, useReducer, useRef, useState } from 'react';
import 'uplot/dist/uPlot.min.css';
import uPlot from 'uplot';
import { t } from '@/texts';
import { watchColours } from './watch-colours';
import { type ChartData, nextPlace, readOut } from './chart';

/** Colours that tokens.css has for series; with more of them the dashes differ. */
const COLOURS = 6;
const DASHES = [[], [6, 3], [2, 3]] as const;

/** Lines and bars drawn by uPlot; the present values stand above them, for the pointer and for the arrow keys. */
export default function LineChart(data: ChartData) {
  const { title, labels, series } = data;
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot>(null);
  const [index, setIndex] = useState<number | null>(null);
  // What is drawn does not follow the style sheet by itself.
  const [colours, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => watchColours(redraw), []);
  useEffect(() => {
    const box = place.current!;
    const plot = new uPlot(
      optionsOf({ labels, series }, box, setIndex),
      [labels.map((_, at) => at), ...series.map(({ values }) => [...values])],
      box,
    );
    chart.current = plot;
    const fit = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height: box.clientHeight }));
    fit.observe(box);
    return () => {
      fit.disconnect();
      plot.destroy();
    };
  }, [labels, series, colours]);
  const goTo = (next: number): void => {
    chart.current?.setCursor({ left: chart.current.valToPos(next, 'x'), top: 0 }, false);
    setIndex(next);
  };
  return (
    <figure aria-label={title} className="flex size-full flex-col">
      <ul className="flex flex-wrap gap-x-4 text-xs">
        {series.map(({ name }, at) => (
          <li key={name} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`h-1 w-4 rounded-full chart-${at % COLOURS}`} />
            {name}
          </li>
        ))}
      </ul>
      <div
        ref={place}
        role="slider"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={labels.length - 1}
        aria-valuenow={index ?? 0}
        aria-valuetext={index === null ? t.ui.arrow_keys_go_from_value_to_value() : readOut(data, index)}
        tabIndex={0}
        onKeyDown={(event) => {
          const next = nextPlace(event.key, index, labels.length);
          if (next === null) return;
          event.preventDefault();
          goTo(next);
        }}
        className="min-h-0 flex-1 overflow-hidden -outline-offset-3"
      />
      <p aria-hidden="true" className="tabular line-clamp-2 min-h-8 text-xs text-muted">
        {index === null ? '' : readOut(data, index)}
      </p>
    </figure>
  );
}

function optionsOf(
  { labels, series }: Pick<ChartData, 'labels' | 'series'>,
  box: HTMLElement,
  onMove: (index: number | null) => void,
): uPlot.Options {
  const style = getComputedStyle(box);
  const colour = (token: string): string => style.getPropertyValue(token).trim();
  const axis: uPlot.Axis = {
    stroke: colour('--ink-muted'),
    font: `12px ${style.fontFamily}`,
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { show: false },
  };
  const hasBars = series.some(({ kind }) => kind === 'bars');
  return {
    width: box.clientWidth,
    height: box.clientHeight,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
    scales: {
      x: { time: false, ...(hasBars && { range: [-0.6, labels.length - 0.4] }) },
      ...(hasBars && { y: { range: (_plot, _min, max) => [0, max * 1.1] } }),
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 60,
        incrs: [1, 2, 5, 10, 20, 50, 100],
        values: (_plot, places) => places.map((at) => labels[at] ?? ''),
      },
      { ...axis, size: 36 },
    ],
    series: [
      {},
      ...series.map(({ name, kind }, at): uPlot.Series => {
        const stroke = colour(`--chart-${at % COLOURS}`);
        if (kind === 'bars')
          return {
            label: name,
            fill: stroke,
            stroke,
            width: 0,
            points: { show: false },
            paths: uPlot.paths.bars!({ size: [0.7, 24] }),
          };
        return {
          label: name,
          stroke,
          width: 2,
          dash: [...DASHES[Math.floor(at / 2) % DASHES.length]!],
          points: { show: false },
        };
      }),
    ],
    hooks: { setCursor: [({ cursor }) => cursor.idx != null && onMove(cursor.idx)] },
  };
}

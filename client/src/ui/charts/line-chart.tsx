import { useIsAlive } from '@/lib/use-is-alive';
import { t } from '@/texts';
import { ChartCursor } from './chart-cursor';
import { ChartDrawing } from './chart-drawing';
import { ChartTable } from './chart-table';
import type { ChartData } from './chart';
import { dashOf, legendOf } from './looks';

/**
 * Lines and bars, drawn by the server as they are by the browser: nothing is measured, since the browser stretches the
 * drawing over its place. Once it is alive, pointer, touch and arrow keys go from value to value.
 */
export function LineChart(data: ChartData) {
  const isAlive = useIsAlive();
  const { title, series, namesAtEnds = false } = data;
  return (
    <figure aria-label={title} className="chart" data-names-at-ends={namesAtEnds || undefined}>
      <ul className="chart-legend">
        {legendOf(series).map(({ name, tint, order, isLine }) => (
          <li key={name}>
            <svg aria-hidden="true" viewBox="0 0 20 8" className={`chart-ink-${tint}`}>
              {isLine ? <path d="M0,4H20" strokeDasharray={dashOf(order)} /> : <rect width="20" height="8" rx="1" />}
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div className="chart-plot">
        <ChartDrawing {...data} />
        {isAlive && <ChartCursor {...data} />}
      </div>
      <details className="chart-behind no-print">
        <summary>{t.ui.as_a_table_2()}</summary>
        <ChartTable {...data} />
      </details>
    </figure>
  );
}

import { useState } from 'react';
import { formatShortDate } from '@/lib/dates';
import { t } from '@/texts';
import { ChartTable } from '@/ui/charts/chart-table';
import type { ApiKeysQuery } from './api-keys.generated';

type Day = ApiKeysQuery['apiKeys'][number]['days'][number];

/** In units of the drawing: a day is one wide, with a gap. */
const HEIGHT = 24;
const BAR = 0.76;
/** The least that can be seen of a day with requests. */
const LEAST = 1.5;

/** What a key has asked on each of 30 days: a bar each, its errors at the foot; as a table for whoever rather reads. */
export function UsageChart({ name, days }: { name: string; days: readonly Day[] }) {
  const [reading, setReading] = useState(false);
  const requests = days.reduce((sum, day) => sum + day.requests, 0);
  const errors = days.reduce((sum, day) => sum + day.errors, 0);
  const most = Math.max(1, ...days.map((day) => day.requests));
  const heightOf = (count: number): number => (count === 0 ? 0 : Math.max(LEAST, (count / most) * HEIGHT));
  const words = t.apiKeys.requests_errors_in_30_days({ requests, errors });
  return (
    <div className="flex w-full flex-col gap-1">
      <svg
        role="img"
        aria-label={`${name}: ${words}`}
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-10 w-full border-b border-line-strong"
      >
        {days.map((day, index) => {
          const [all, wrong] = [heightOf(day.requests), heightOf(day.errors)];
          return (
            <g key={day.date}>
              <rect x={index} y={HEIGHT - all} width={BAR} height={all} className="fill-line-strong" />
              <rect x={index} y={HEIGHT - wrong} width={BAR} height={wrong} className="fill-danger" />
            </g>
          );
        })}
      </svg>
      <details className="text-sm text-muted" onToggle={(event) => setReading(event.currentTarget.open)}>
        <summary className="inline-block min-h-6 cursor-pointer underline decoration-dotted underline-offset-4 hover:text-ink">
          {t.apiKeys.requests({ requests })}
          {errors > 0 && <span className="text-danger">{t.apiKeys.errors({ errors })}</span>} {t.apiKeys.in_30_days()}
        </summary>
        {reading && (
          <ChartTable
            title={t.apiKeys.requests_by_day({ name })}
            xName={t.apiKeys.day()}
            labels={days.map(({ date }) => formatShortDate(date)).toReversed()}
            series={[
              { name: t.apiKeys.requests_2(), values: days.map((day) => day.requests).toReversed() },
              { name: t.apiKeys.errors_2(), values: days.map((day) => day.errors).toReversed() },
            ]}
          />
        )}
      </details>
    </div>
  );
}

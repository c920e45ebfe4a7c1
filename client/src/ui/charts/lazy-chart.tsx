import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { t } from '@/texts';
import { Button } from '../button';
import type { ChartData } from './chart';

const LineChart = lazy(() => import('./line-chart'));
const ChartTable = lazy(() => import('./chart-table'));

/**
 * A chart with its table. What draws it is fetched once the reader has scrolled it into view, or asks for it; never
 * with the page. Its place is kept free meanwhile, so that nothing moves.
 */
export function LazyChart(data: ChartData) {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [reading, setReading] = useState(false);
  useEffect(() => {
    if (wanted) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWanted(true),
    );
    const begin = (): void => observer.observe(place.current!);
    window.addEventListener('scroll', begin, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', begin);
      observer.disconnect();
    };
  }, [wanted]);
  const waiting = <span className="text-sm text-muted">{t.ui.drawing()}</span>;
  return (
    <>
      <div ref={place} className="no-print flex h-72 flex-col items-center justify-center">
        {wanted ? (
          <Suspense fallback={waiting}>
            <LineChart {...data} />
          </Suspense>
        ) : (
          <Button onClick={() => setWanted(true)}>{t.ui.show_the_chart()}</Button>
        )}
      </div>
      <details className="no-print mt-2 text-sm" onToggle={(event) => setReading(event.currentTarget.open)}>
        <summary className="inline-block min-h-6 text-muted hover:text-ink">{t.ui.as_a_table_2()}</summary>
        {reading && (
          <Suspense>
            <ChartTable {...data} />
          </Suspense>
        )}
      </details>
    </>
  );
}

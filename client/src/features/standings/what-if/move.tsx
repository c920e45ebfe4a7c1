import { cn } from '@/lib/cn';
import { t } from '@/texts';

/** How many places a team would move. */
export function Move({ up }: { up: number }) {
  if (up === 0) return <span className="w-7 shrink-0" />;
  return (
    <span className={cn('tabular w-7 shrink-0 text-xs font-semibold', up > 0 ? 'text-success' : 'text-danger')}>
      <span aria-hidden="true">
        {up > 0 ? '▲' : '▼'}
        {Math.abs(up)}
      </span>
      <span className="sr-only">
        {up > 0 ? t.standings.up({ abs: Math.abs(up) }) : t.standings.down({ abs: Math.abs(up) })}
      </span>
    </span>
  );
}

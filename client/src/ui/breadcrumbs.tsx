import { Link } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { t } from '@/texts';

/** A step on the way to the present page; the last has no address. */
export interface Crumb {
  label: string;
  to?: string;
}

/** A long name gives way: the whole of it is in the page's heading. */
const CLAMPED = 'inline-block max-w-[min(24rem,70vw)] truncate';

/** The way to the present page. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={t.ui.breadcrumb()} className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {items.map(({ label, to }, index) => (
          <li key={`${to ?? ''}${label}`} className="flex min-w-0 items-center gap-2">
            {index > 0 && (
              <span aria-hidden="true" className="text-muted">
                /
              </span>
            )}
            {to ? (
              <Link to={to} className={cn('link', CLAMPED)}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" className={cn('font-semibold', CLAMPED)}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { Link } from 'react-router-dom';

/** A step on the way to the present page; the last has no address. */
export interface Crumb {
  label: string;
  to?: string;
}

/** The way to the present page. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {items.map(({ label, to }, index) => (
          <li key={`${to ?? ''}${label}`} className="flex items-center gap-2">
            {index > 0 && <span aria-hidden="true" className="text-muted">/</span>}
            {to ? <Link to={to} className="link">{label}</Link> : <span aria-current="page" className="font-semibold">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

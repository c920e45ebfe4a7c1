import { Link, useLocation } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { isCurrent, type NavigationItem } from './navigation';

/** An entry of the navigation bar; the present page's is marked. */
export function NavigationLink({ item, className }: { item: NavigationItem; className: string }) {
  const { pathname } = useLocation();
  const look = cn(
    'display flex items-center font-semibold text-muted hover:text-ink aria-[current=page]:text-ink',
    className,
  );
  if (item.leaves) {
    return (
      <a href={item.to} rel="noopener" className={look}>
        {item.label}
      </a>
    );
  }
  return (
    <Link to={item.to} aria-current={isCurrent(item.to, pathname) ? 'page' : undefined} className={look}>
      {item.label}
    </Link>
  );
}

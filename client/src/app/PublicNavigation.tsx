import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { cn } from '@/lib/cn';
import type { NavigationItem } from './navigation';

/** The navigation bar: a row on a wide screen, a menu that opens on a phone. Works before, and without, any script. */
export function PublicNavigation({ items }: { items: readonly NavigationItem[] }) {
  const { pathname } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => menu.current?.removeAttribute('open'), [pathname]);
  return (
    <nav aria-label="Main" className="border-b border-line">
      <details ref={menu} className="group lg:hidden">
        <summary className="display flex min-h-11 list-none items-center justify-between px-3 font-semibold sm:px-6 [&::-webkit-details-marker]:hidden">
          Menu
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-current stroke-2">
            <path d="M4 7h16M4 12h16M4 17h16" className="group-open:hidden" />
            <path d="M6 6l12 12M18 6L6 18" className="hidden group-open:block" />
          </svg>
        </summary>
        <ul className="grid grid-cols-2 gap-x-2 border-t border-line px-1 py-2 sm:grid-cols-3 sm:px-4">
          {items.map((item) => (
            <li key={item.to + item.label}>
              <NavigationLink item={item} className="min-h-11 rounded-md px-2" />
            </li>
          ))}
        </ul>
      </details>
      <ul className="mx-auto hidden max-w-[92rem] flex-wrap px-3 lg:flex">
        {items.map((item) => (
          <li key={item.to + item.label}>
            <NavigationLink item={item} className="min-h-11 border-b-3 border-transparent px-3 aria-[current=page]:border-accent" />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NavigationLink({ item, className }: { item: NavigationItem; className: string }) {
  const look = cn('display flex items-center font-semibold text-muted hover:text-ink aria-[current=page]:text-ink', className);
  if (item.isExternal) {
    return (
      <a href={item.to} rel="noopener" className={look}>
        {item.label}
      </a>
    );
  }
  return (
    <NavLink to={item.to} end={item.to.split('?', 1)[0] === '/'} className={look}>
      {item.label}
    </NavLink>
  );
}

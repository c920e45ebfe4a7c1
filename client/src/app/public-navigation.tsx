import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '@/texts';
import type { NavigationItem } from './navigation';
import { NavigationLink } from './navigation-link';
import type { SocialLink } from './social-networks';
import { SocialLinks } from './social-links';

interface Props {
  items: readonly NavigationItem[];
  /** Networks at the end of the bar. */
  social: readonly SocialLink[];
}

/** The navigation bar: a row on a wide screen, a menu that opens on a phone. Works before, and without, any script. */
export function PublicNavigation({ items, social }: Props) {
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    closeAll(bar.current);
    const closeFromOutside = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && bar.current?.contains(target))) closeAll(bar.current);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [pathname]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes what is open within
    <nav ref={bar} aria-label={t.site.main()} className="border-b border-line" onKeyDown={closeOnEscape}>
      <details className="group lg:hidden">
        <summary className="display flex min-h-11 list-none -outline-offset-3 items-center justify-between px-3 font-semibold sm:px-6 [&::-webkit-details-marker]:hidden">
          {t.site.menu()}
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-current stroke-2">
            <path d="M4 7h16M4 12h16M4 17h16" className="group-open:hidden" />
            <path d="M6 6l12 12M18 6L6 18" className="hidden group-open:block" />
          </svg>
        </summary>
        <ul className="grid grid-cols-2 gap-x-2 border-t border-line px-1 py-2 sm:grid-cols-3 sm:px-4">
          {items.map((item) => (
            <li key={item.to + item.label}>
              <NavigationLink item={item} className="min-h-11 rounded-md px-2" />
              {item.children.map((child) => (
                <NavigationLink
                  key={child.to + child.label}
                  item={child}
                  className="ml-3 min-h-11 border-l border-line-strong px-3"
                />
              ))}
            </li>
          ))}
        </ul>
        <SocialLinks links={social} className="border-t border-line px-2 py-1" />
      </details>
      <div className="mx-auto hidden max-w-[92rem] items-center justify-between px-3 lg:flex">
        <ul className="flex flex-wrap">
          {items.map((item) => (
            <li key={item.to + item.label} className="relative flex items-stretch">
              <NavigationLink
                item={item}
                className="min-h-11 border-b-3 border-transparent px-2.5 pt-0.5 aria-[current=page]:border-accent xl:px-3"
              />
              {item.children.length > 0 && <Dropdown item={item} />}
            </li>
          ))}
        </ul>
        <SocialLinks links={social} />
      </div>
    </nav>
  );
}

/** The sign beside an entry that opens what lies below it. */
function Dropdown({ item }: { item: NavigationItem }) {
  return (
    <details className="group -ml-2.5 flex">
      <summary
        aria-label={t.site.more({ item: item.label })}
        className="flex h-full w-7 list-none items-center justify-center rounded-md text-muted hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="size-3.5 fill-none stroke-current stroke-2 transition-transform group-open:rotate-180"
        >
          <path d="M3 6l5 5 5-5" />
        </svg>
      </summary>
      <ul className="absolute top-full left-0 z-30 mt-1 min-w-44 rounded-md border border-line bg-surface p-1 shadow-card">
        {item.children.map((child) => (
          <li key={child.to + child.label}>
            <NavigationLink item={child} className="min-h-10 rounded-sm px-3 whitespace-nowrap hover:bg-surface-2" />
          </li>
        ))}
      </ul>
    </details>
  );
}

function closeAll(bar: HTMLElement | null): void {
  for (const open of bar?.querySelectorAll('details[open]') ?? []) open.removeAttribute('open');
}

function closeOnEscape(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape') return;
  const open = (event.target as Element).closest('details[open]');
  if (!open) return;
  open.removeAttribute('open');
  open.querySelector('summary')?.focus();
}

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cn } from '@/lib/cn';
import type { SiteUser } from '@/app/site';
import { t } from '@/texts';
import { LanguageSwitch } from '@/app/language-switch';
import { currentItem, GROUPS, NARROW, type SidebarGroup, type SidebarItem, visibleItems } from './sidebar-items';
import { useSignOut } from '../session/use-sign-out';

interface Props {
  id: string;
  open: boolean;
  user: SiteUser;
  onClose: () => void;
}

/**
 * The admin area's navigation. In a wide window it stands beside the content, in groups; in a narrow one it slides in
 * (platform, section 2.6), and Escape closes it. While it is closed, nothing in it takes the focus.
 */
export function Sidebar({ id, open, user, onClose }: Props) {
  const signOut = useSignOut();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is for everything inside
    <nav
      id={id}
      aria-label={t.admin.administration()}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className={cn(
        'fixed top-12 bottom-0 left-0 z-20 flex w-64 flex-col gap-1 overflow-y-auto border-r border-line bg-surface p-3 transition-[translate,visibility] duration-300 lg:visible lg:w-56 lg:translate-x-0 lg:transition-none',
        !open && 'invisible -translate-x-full',
      )}
    >
      <div className="contents lg:hidden">
        <Items items={visibleItems(NARROW.main, user)} />
        <details open className="group">
          <summary
            className={cn(
              ENTRY,
              'flex cursor-pointer list-none items-center justify-between [&::-webkit-details-marker]:hidden',
            )}
          >
            {t.admin.settings()}
            <ChevronDown
              aria-hidden="true"
              size={18}
              className="text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="pl-4">
            <Items items={visibleItems(NARROW.settings, user)} />
          </div>
        </details>
        <Items items={visibleItems(NARROW.platform, user)} />
      </div>
      <div className="hidden lg:contents">
        {GROUPS.map((group) => (
          <Group key={group.label()} group={group} user={user} />
        ))}
      </div>
      <LanguageSwitch className={cn(ENTRY, 'mt-auto')} />
      <button type="button" onClick={signOut} className={cn(ENTRY, 'w-full text-left')}>
        {t.admin.logout()}
      </button>
    </nav>
  );
}

const ENTRY =
  'block min-h-10 rounded-md px-3 py-2 font-medium hover:bg-surface-2 aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent lg:min-h-8 lg:py-1 lg:text-[0.9375rem]';

function Group({ group: { label, items }, user }: { group: SidebarGroup; user: SiteUser }): ReactNode {
  const id = useId();
  const shown = visibleItems(items, user);
  if (shown.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className="mb-2">
      <p id={id} className="eyebrow px-3 text-muted">
        {label()}
      </p>
      <Items items={shown} />
    </div>
  );
}

function Items({ items }: { items: readonly SidebarItem[] }) {
  const current = currentItem(useLocation().pathname);
  return items.map((item) => (
    <Link key={item.to} to={item.to} aria-current={item === current ? 'page' : undefined} className={ENTRY}>
      {item.label()}
    </Link>
  ));
}

import { ChevronDown } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { cn } from '@/lib/cn';
import type { SiteUser } from '../site';
import { MAIN_ITEMS, PLATFORM_ITEMS, SETTINGS_ITEMS, type SidebarItem, visibleItems } from './sidebar-items';
import { useSignOut } from './use-sign-out';

interface Props {
  id: string;
  open: boolean;
  user: SiteUser;
  onClose: () => void;
}

/** The admin area's navigation (platform, section 2.6). Escape closes it. */
export function Sidebar({ id, open, user, onClose }: Props) {
  const signOut = useSignOut();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is for everything inside
    <nav
      id={id}
      aria-label="Administration"
      inert={!open}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className={cn(
        'fixed top-12 bottom-0 left-0 z-20 flex w-64 flex-col gap-1 overflow-y-auto border-r border-line bg-surface p-3 transition-transform duration-300',
        !open && '-translate-x-full',
      )}
    >
      <Items items={visibleItems(MAIN_ITEMS, user)} />
      <details open className="group">
        <summary
          className={cn(
            ENTRY,
            'flex cursor-pointer list-none items-center justify-between [&::-webkit-details-marker]:hidden',
          )}
        >
          Settings
          <ChevronDown aria-hidden="true" size={18} className="text-muted transition-transform group-open:rotate-180" />
        </summary>
        <div className="pl-4">
          <Items items={visibleItems(SETTINGS_ITEMS, user)} />
        </div>
      </details>
      <Items items={visibleItems(PLATFORM_ITEMS, user)} />
      <button type="button" onClick={signOut} className={cn(ENTRY, 'mt-auto w-full text-left')}>
        Logout
      </button>
    </nav>
  );
}

const ENTRY =
  'block min-h-10 rounded-md px-3 py-2 font-medium hover:bg-surface-2 aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent';

function Items({ items }: { items: readonly SidebarItem[] }) {
  return items.map(({ label, to }) => (
    <NavLink key={to} to={to} className={ENTRY}>
      {label}
    </NavLink>
  ));
}

import { CircleUser, Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cn } from '@/lib/cn';
import { IconButton } from '@/ui/IconButton';
import { adminPaths } from '../admin-paths';
import { useSite } from '../site-context';
import { ActingFor } from './ActingFor';
import { PasswordNotice } from './PasswordNotice';
import { Sidebar } from './Sidebar';
import { SignedOutNotice } from './SignedOutNotice';
import { UndoList } from './UndoList';

/** The admin area's frame: a bar with the hamburger button, a sidebar that slides in 300 ms, the screen. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { user } = useSite();
  const { pathname } = useLocation();
  // Open for one path: going elsewhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const setOpen = (next: boolean): void => setOpenAt(next ? pathname : null);
  return (
    <div className="min-h-dvh">
      <header className="site-header sticky top-0 z-30 flex min-h-12 items-center gap-2 border-b border-line bg-surface px-2">
        {user && (
          <IconButton
            label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            aria-controls="sidebar"
            icon={<Menu aria-hidden="true" size={22} />}
            onClick={() => setOpen(!open)}
          />
        )}
        {user ? <ActingFor user={user} /> : <span className="display font-bold">Administration</span>}
        {user && (
          <div className="ml-auto flex items-center">
            <UndoList />
            <Link
              to={adminPaths.account()}
              aria-label={`Account of ${user.username}`}
              className="inline-flex min-h-10 items-center gap-2 rounded-md px-2.5 text-sm text-muted hover:bg-surface-2 hover:text-ink"
            >
              <CircleUser aria-hidden="true" size={20} />
              <span className="max-w-40 truncate max-sm:hidden">{user.username}</span>
            </Link>
          </div>
        )}
      </header>
      {user && (
        <>
          <div
            aria-hidden="true"
            onClick={() => setOpen(false)}
            className={cn(
              'fixed inset-0 top-12 z-20 bg-black/40 transition-opacity duration-300',
              !open && 'pointer-events-none opacity-0',
            )}
          />
          <Sidebar id="sidebar" open={open} user={user} onClose={() => setOpen(false)} />
        </>
      )}
      {user && <SignedOutNotice />}
      {user && <PasswordNotice />}
      <main id="content" className="mx-auto max-w-[92rem] px-3 py-5 sm:px-6">
        {children}
      </main>
    </div>
  );
}

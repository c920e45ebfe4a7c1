import { CircleUser, Menu } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { skipToContent } from '@/lib/arrive-at';
import { cn } from '@/lib/cn';
import { IconButton } from '@/ui/icon-button';
import { keepFocus } from '@/ui/kept-focus';
import { adminPaths } from '@/app/admin-paths';
import { useSite } from '@/app/site-context';
import { t } from '@/texts';
import { ActingFor } from '../organization/acting-for';
import { PaletteButton } from '../palette/palette-button';
import { SessionEnded } from '../session/session-ended';
import { BAR_BUTTON, BAR_ICON } from './bar-button';
import { Sidebar } from './sidebar';
import { SignedOutNotice } from '../session/signed-out-notice';
import { UndoList } from '../undo/undo-list';
import { ViewSite } from './view-site';
import type { PrivatePath } from '../../private-paths';

/**
 * The admin area's frame: a bar, the screen, and the navigation: beside the screen in a wide window, otherwise behind a
 * hamburger button, sliding in 300 ms.
 */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { user } = useSite();
  const { pathname } = useLocation();
  // Open for one path: going elsewhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  const setOpen = (next: boolean): void => setOpenAt(next ? pathname : null);
  const isWhole = user !== null && isWholeWindow(pathname);
  const screen = useRef<HTMLElement>(null);
  useEffect(() => (isWhole || screen.current === null ? undefined : keepFocus(screen.current)), [isWhole]);
  if (isWhole)
    return (
      <>
        <SessionEnded user={user} />
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
      </>
    );
  return (
    <div className="admin-frame min-h-dvh">
      {user && (
        <a href="#content" className="skip-link" onClick={skipToContent}>
          {t.site.skip_to_content()}
        </a>
      )}
      <header className="no-print sticky top-0 z-30 flex min-h-12 items-center gap-[min(0.5rem,2vw)] border-b border-line bg-surface px-[min(0.5rem,2vw)] lg:pl-6">
        {user && (
          <IconButton
            label={open ? t.admin.close_menu() : t.admin.open_menu()}
            aria-expanded={open}
            aria-controls="sidebar"
            className={cn(BAR_ICON, 'lg:hidden')}
            icon={<Menu aria-hidden="true" size={22} />}
            onClick={() => setOpen(!open)}
          />
        )}
        {user ? <ActingFor user={user} /> : <span className="display font-bold">{t.admin.administration()}</span>}
        {user && (
          <div className="ml-auto flex items-center">
            <PaletteButton user={user} />
            <ViewSite />
            <UndoList />
            <Link
              to={adminPaths.account()}
              aria-label={t.admin.account_of({ username: user.username })}
              className={BAR_BUTTON}
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
              'fixed inset-0 top-12 z-20 bg-black/40 transition-opacity duration-300 lg:hidden',
              !open && 'pointer-events-none opacity-0',
            )}
          />
          <Sidebar id="sidebar" open={open} user={user} onClose={() => setOpen(false)} />
        </>
      )}
      <div className={cn(user && 'lg:pl-56')}>
        {user && <SessionEnded user={user} />}
        {user && <SignedOutNotice />}
        <main ref={screen} id="content" tabIndex={-1} className="mx-auto max-w-[92rem] px-3 py-5 outline-none sm:px-6">
          {children}
        </main>
      </div>
    </div>
  );
}

/** The screen at the table and the hall's board have the window to themselves. */
const WHOLE_WINDOW: readonly PrivatePath[] = ['/games/:id/courtside', '/games/:id/board'];

function isWholeWindow(pathname: string): boolean {
  return WHOLE_WINDOW.some((path) => matchPath({ path, end: true }, pathname) !== null);
}

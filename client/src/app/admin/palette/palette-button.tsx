import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { t } from '@/texts';
import type { SiteUser } from '../../site';
import { BAR_BUTTON } from '../frame/bar-button';

const Palette = lazy(() => import('./palette'));

/**
 * Opens the palette, also by Ctrl or Cmd and K, from wherever the cursor is; not above a dialog, whose text would be
 * left behind.
 */
export function PaletteButton({ user }: { user: SiteUser }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isAsked =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
      if (!isAsked || event.defaultPrevented) return;
      event.preventDefault();
      if (document.querySelector('[role=dialog],[role=alertdialog]') === null) setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-label={t.admin.search()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        title={t.admin.search_ctrl_k()}
        onClick={() => setOpen(true)}
        className={BAR_BUTTON}
      >
        <Search aria-hidden="true" size={18} />
        <kbd className="rounded-sm border border-line px-1.5 font-sans text-xs max-lg:hidden">{t.admin.ctrl_k()}</kbd>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Palette user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

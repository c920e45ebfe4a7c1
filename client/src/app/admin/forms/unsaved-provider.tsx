import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { t } from '@/texts';
import { useConfirm } from '@/ui/confirm-context';
import { createUnsavedScope, UnsavedContext } from '@/ui/unsaved-context';
import { isAnyWaiting } from '../turns-link';
import { guardScreen } from './leave-guard';

const question = () => ({
  text: t.admin.leave_without_saving(),
  consequence: t.admin.the_changes_that_are_not_saved_are_lost(),
  confirmLabel: t.admin.leave(),
});

/**
 * Asks before a screen with something unsaved in any of its forms is left: for another screen with our words, for
 * another site with the browser's. Only React Router's data routers can do so by themselves; with one of them, 14 kB
 * would come along on every public page.
 */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const confirm = useConfirm();
  const { navigator } = useContext(NavigationContext);
  const [scope] = useState(() => createUnsavedScope(null));
  const asking = useRef(false);
  useEffect(() => {
    const release = guardScreen(navigator, scope.isUnsaved, (leave) => {
      if (asking.current) return;
      asking.current = true;
      void confirm(question()).then((leaves) => {
        asking.current = false;
        if (leaves) leave();
      });
    });
    const warn = (event: BeforeUnloadEvent): void => {
      // What waits for its turn goes out on every screen, and is lost with the page alone.
      if (scope.isUnsaved() || isAnyWaiting()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      release();
      window.removeEventListener('beforeunload', warn);
    };
  }, [scope, confirm, navigator]);
  return <UnsavedContext value={scope}>{children}</UnsavedContext>;
}

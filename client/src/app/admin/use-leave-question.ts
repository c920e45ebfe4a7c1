import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { useConfirm } from '@/ui/confirm-context';
import { guardScreen } from './leave-guard';

const QUESTION = {
  text: 'Leave without saving?',
  consequence: 'The changes that are not saved are lost.',
  confirmLabel: 'Leave',
};

/**
 * Asks before a screen with unsaved changes is left: for another screen with our words, for another site with the browser's. Only React
 * Router's data routers can do so by themselves; with one of them, 14 kB would come along on every public page.
 */
export function useLeaveQuestion(isDirty: boolean): void {
  const confirm = useConfirm();
  const { navigator } = useContext(NavigationContext);
  const asking = useRef(false);
  useEffect(() => {
    if (!isDirty) return;
    const release = guardScreen(navigator, (leave) => {
      if (asking.current) return;
      asking.current = true;
      void confirm(QUESTION).then((leaves) => {
        asking.current = false;
        if (leaves) leave();
      });
    });
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      release();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isDirty, confirm, navigator]);
}

import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useConfirm } from '@/ui/confirm-context';

/** Asks before a screen with unsaved changes is left: for another screen with our words, for another site with the browser's. */
export function useLeaveQuestion(isDirty: boolean): void {
  const confirm = useConfirm();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const question = { text: 'Leave without saving?', consequence: 'The changes that are not saved are lost.', confirmLabel: 'Leave' };
    void confirm(question).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm]);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}

import { useCallback, useContext } from 'react';
import { type Question, useConfirm } from './confirm-context';
import { UnsavedContext, type UnsavedScope } from './unsaved-context';

const QUESTION: Question = {
  title: 'Unsaved changes',
  text: 'Discard your changes?',
  consequence: 'What you entered is not saved.',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep editing',
};

/** Asks whether what was typed in a scope may be thrown away; answers yes at once when nothing was. */
export function useDiscardQuestion(): (scope: UnsavedScope) => Promise<boolean> {
  const confirm = useConfirm();
  return useCallback(async (scope) => !scope.isUnsaved() || confirm(QUESTION), [confirm]);
}

/** The same for the forms of the screen: before another thing is put into one of them. */
export function useMayDiscard(): () => Promise<boolean> {
  const scope = useContext(UnsavedContext);
  const ask = useDiscardQuestion();
  return useCallback(async () => scope === null || ask(scope), [scope, ask]);
}

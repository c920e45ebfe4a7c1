import { useCallback, useContext } from 'react';
import { t } from '@/texts';
import { type Question, useConfirm } from './confirm-context';
import { UnsavedContext, type UnsavedScope } from './unsaved-context';

const question = (): Question => ({
  title: t.ui.unsaved_changes(),
  text: t.ui.discard_your_changes(),
  consequence: t.ui.what_you_entered_is_not_saved(),
  confirmLabel: t.ui.discard(),
  cancelLabel: t.ui.keep_editing(),
});

/** Asks whether what was typed in a scope may be thrown away; answers yes at once when nothing was. */
export function useDiscardQuestion(): (scope: UnsavedScope) => Promise<boolean> {
  const confirm = useConfirm();
  return useCallback(async (scope) => !scope.isUnsaved() || confirm(question()), [confirm]);
}

/** The same for the forms of the screen: before another thing is put into one of them. */
export function useMayDiscard(): () => Promise<boolean> {
  const scope = useContext(UnsavedContext);
  const ask = useDiscardQuestion();
  return useCallback(async () => scope === null || ask(scope), [scope, ask]);
}

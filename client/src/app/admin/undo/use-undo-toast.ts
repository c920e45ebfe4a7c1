import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { t } from '@/texts';
import { readAnew } from '../read-anew';
import { useScorekeeper } from '../scorekeeping/scorekeeper-context';
import { useToast } from '@/ui/toast-context';
import { messageOf } from '../forms/failure';
import { doneMessage } from './done-message';
import type { UnmatchedFragment } from './undo.generated';
import { useUndoMutation } from './undo.hooks.generated';

/**
 * Takes a command back, says so while that lasts and afterwards, and asks anew for what the screen shows. Answers
 * whether it worked. `label` says what the command was, as far as that is known.
 */
export function useUndo(): (undoId: string, label?: string) => Promise<boolean> {
  const client = useApolloClient();
  const toast = useToast();
  const [undo] = useUndoMutation();
  return useCallback(
    async (undoId, label) => {
      // A whole season takes its time.
      const tell = toast({
        kind: 'success',
        text: label ? t.admin.undoing_2({ replace: label.replace(/\.$/, '') }) : t.admin.undoing(),
        busy: true,
      });
      try {
        const { data } = await undo({ variables: { id: undoId } });
        await readAnew(() => client.refetchQueries({ include: 'active' }));
        // Who has done something else meanwhile is told of that, with its own Undo.
        tell(doneMessage(t.admin.undone({ undo: data?.undo.label ?? '' }), data?.unmatched));
        return true;
      } catch (error) {
        toast({ kind: 'error', text: messageOf(error, t.admin.this_could_not_be_undone()) });
        return false;
      }
    },
    [undo, toast, client],
  );
}

/** What a command answered: a message for the toast, what takes it back, and what lost its match of a bracket by it. */
export interface UndoableResult {
  message: string;
  undoId?: string | null;
  unmatched?: readonly UnmatchedFragment[] | undefined;
}

/** What takes back the last of what a document's mutations have done, for the toast. */
export function undoOf(data: { undoable: readonly { id: string }[] } | null | undefined): { undoId: string | null } {
  return { undoId: data?.undoable.at(-1)?.id ?? null };
}

/** Shows the toast after a command, with Undo where it can be taken back. The holder of a link takes nothing back. */
export function useUndoToast(): (done: UndoableResult) => void {
  const mayUndo = useScorekeeper() === null;
  const toast = useToast();
  const undo = useUndo();
  return useCallback(
    ({ message, undoId, unmatched }) =>
      toast({
        ...doneMessage(message, unmatched, mayUndo),
        ...(undoId && mayUndo && { action: { label: t.common.undo(), onClick: () => void undo(undoId) } }),
      }),
    [toast, undo, mayUndo],
  );
}

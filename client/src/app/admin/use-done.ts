import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useBanner } from '@/ui/banner-context';
import { messageOf } from './failure';
import { useUndoMutation } from './undo.generated';

/**
 * Takes a command back, says so while that lasts and afterwards, and asks anew for what the screen shows. Answers whether it worked.
 * `label` says what the command was, as far as that is known.
 */
export function useUndo(): (undoId: string, label?: string) => Promise<boolean> {
  const client = useApolloClient();
  const banner = useBanner();
  const [undo] = useUndoMutation();
  return useCallback(
    async (undoId, label) => {
      // A whole season takes its time.
      banner({ kind: 'success', text: label ? `Undoing: ${label.replace(/\.$/, '')} …` : 'Undoing …', busy: true });
      try {
        const { data } = await undo({ variables: { id: undoId } });
        await client.refetchQueries({ include: 'active' }).catch(() => undefined);
        banner({ kind: 'success', text: `Undone: ${data?.undo.label ?? ''}` });
        return true;
      } catch (error) {
        banner({ kind: 'error', text: messageOf(error, 'This could not be undone.') });
        return false;
      }
    },
    [undo, banner, client],
  );
}

/** What a command answered: a message for the banner, and what takes it back. */
export interface Done {
  message: string;
  undoId?: string | null;
}

/** Shows the banner after a command, with Undo where it can be taken back. */
export function useDone(): (done: Done) => void {
  const banner = useBanner();
  const undo = useUndo();
  return useCallback(
    ({ message, undoId }) =>
      banner({
        kind: 'success',
        text: message,
        ...(undoId && { action: { label: 'Undo', onClick: () => void undo(undoId) } }),
      }),
    [banner, undo],
  );
}

import { useState } from 'react';
import { type Question, useConfirm } from '@/ui/confirm-context';
import { useMutationWithToast } from '../use-mutation-with-toast';
import { type UndoableResult, useUndoToast } from './use-undo-toast';

interface Undoable {
  /** Whether it is under way: its button is busy. */
  busy: boolean;
  /**
   * Does something after a question, if there is one, and shows the toast that can take it back, or the server's
   * reason, else `failure`, why it was not done.
   */
  run: (work: () => Promise<UndoableResult | null | undefined>, failure: string, question?: Question) => Promise<void>;
}

/** For what is done by one press and can be taken back. */
export function useUndoable(): Undoable {
  const confirm = useConfirm();
  const attempt = useMutationWithToast();
  const done = useUndoToast();
  const [busy, setBusy] = useState(false);
  const run: Undoable['run'] = async (work, failure, question) => {
    if (question && !(await confirm(question))) return;
    setBusy(true);
    await attempt(async () => {
      const result = await work();
      if (result) done(result);
    }, failure);
    setBusy(false);
  };
  return { busy, run };
}

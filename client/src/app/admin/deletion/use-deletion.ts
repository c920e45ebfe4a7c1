import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { type Question, useConfirm } from '@/ui/confirm-context';
import { useToast } from '@/ui/toast-context';
import { named } from '../named';
import { BEFORE_WRITE } from '../session/session-link';
import type { UnmatchedFragment } from '../undo/undo.generated';
import { type UndoableResult, useUndoToast } from '../undo/use-undo-toast';
import { useMutationWithToast } from '../use-mutation-with-toast';

/** Reads what a deletion would take along, past the cache. */
export type Read = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
) => Promise<Data>;

type Answer = Readonly<Record<string, UndoableResult | readonly UnmatchedFragment[]>>;

interface Deletion<Chosen> {
  /** What is asked before it. Words alone say why there is nothing to ask, and nothing is removed. */
  question: (chosen: Chosen, read: Read) => Question | string | Promise<Question | string>;
  /** The mutation, which answers one thing, and may tell what lost its match of a bracket by it. */
  remove: (chosen: Chosen) => Promise<{ data?: Answer | null }>;
  /** What is said when it is done; default: the server's words. */
  message?: string;
  /** What is said when something failed, unless the server says why. */
  failed: string;
}

/** The optimistic answer of a deletion. */
export const deletePayload = (deletedIds: string[]) =>
  named('DeletePayload', { deletedIds, undoId: null, message: '' });

/**
 * A function that removes what was chosen, after a question and with a toast that can take it back, and answers whether
 * it is gone; and whether the question is being prepared. What the mutation changes on the screen is up to its options.
 */
export function useDeletion<Chosen>({
  question,
  remove,
  message,
  failed,
}: Deletion<Chosen>): [(chosen: Chosen) => Promise<boolean>, boolean] {
  const client = useApolloClient();
  const toast = useToast();
  const confirm = useConfirm();
  const attempt = useMutationWithToast();
  const done = useUndoToast();
  const [isAsking, setIsAsking] = useState(false);
  // A second press is not asked about a second time.
  const isOpen = useRef(false);
  const read: Read = async (query, variables) =>
    (await client.query({ query, variables, fetchPolicy: 'network-only', ...BEFORE_WRITE })).data!;
  const prepared = async (chosen: Chosen): Promise<Question | string> => {
    setIsAsking(true);
    try {
      return await question(chosen, read);
    } finally {
      setIsAsking(false);
    }
  };
  const mayRemove = async (chosen: Chosen): Promise<boolean> => {
    isOpen.current = true;
    try {
      const asked = await prepared(chosen);
      if (typeof asked !== 'string') return await confirm(asked);
      toast({ kind: 'error', text: asked });
      return false;
    } finally {
      isOpen.current = false;
    }
  };
  const run = async (chosen: Chosen): Promise<boolean> => {
    if (isOpen.current) return false;
    let removed = false;
    const work = async (): Promise<void> => {
      if (!(await mayRemove(chosen))) return;
      const answers = Object.values((await remove(chosen)).data ?? {});
      removed = true;
      const result = answers.find((answer) => 'message' in answer);
      const unmatched = answers.find((answer): answer is readonly UnmatchedFragment[] => !('message' in answer));
      if (result) done({ ...result, message: message ?? result.message, unmatched });
    };
    await attempt(work, failed);
    return removed;
  };
  return [run, isAsking];
}

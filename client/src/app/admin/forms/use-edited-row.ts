import { useState } from 'react';
import { useMayDiscard } from '@/ui/use-may-discard';

/** The row of a list that the form beside the list edits. */
export interface EditedRow<Row> {
  /** Null: the form is for a new one. */
  edited: Row | null;
  /** Puts a row into the form; what was typed into it is asked about. */
  edit: (id: string) => void;
  /** Takes over what the row in the form is by now, of rows that were read anew. */
  renew: (rows: readonly Row[]) => void;
  /** Takes a row out of the form, or whatever stands in it. Another one that is edited by then stays. */
  close: (id?: string) => void;
}

/**
 * Which row of a list is edited beside it. It stays as it was last where the list does not show it any more: for a list
 * that is searched for another one, or from which somebody else has deleted it, nothing that was typed is thrown away.
 */
export function useEditedRow<Row extends { id: string }>(rows: readonly Row[]): EditedRow<Row> {
  const [edited, setEdited] = useState<Row | null>(null);
  const mayDiscard = useMayDiscard();
  const now = edited && rows.find(({ id }) => id === edited.id);
  if (now && now !== edited) setEdited(now);
  const edit = async (id: string): Promise<void> => {
    const next = rows.find((row) => row.id === id);
    if (next && (id === edited?.id || (await mayDiscard()))) setEdited(next);
  };
  const close = (id?: string): void =>
    setEdited((present) => (id === undefined || present?.id === id ? null : present));
  const renew = (all: readonly Row[]): void =>
    setEdited((present) => all.find(({ id }) => id === present?.id) ?? present);
  return { edited, edit: (id) => void edit(id), renew, close };
}

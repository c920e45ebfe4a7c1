import { useState } from 'react';

/**
 * The row of a list that a dialog is about, as it is stored by now. It stays as it was last where the list has it no
 * more, since somebody else has deleted it: what was typed stays, and the save says that it is gone.
 * @param id null, or what is no row's, while there is no such dialog
 */
export function useKeptRow<Row extends { id: string }>(rows: readonly Row[], id: string | null): Row | null {
  const [last, setLast] = useState<Row | null>(null);
  const now = (id !== null && rows.find((row) => row.id === id)) || null;
  if (now && now !== last) setLast(now);
  return now ?? (last?.id === id ? last : null);
}

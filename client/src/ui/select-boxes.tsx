import type { ReactNode } from 'react';
import { t } from '@/texts';
import { Checkbox } from './checkbox';
import type { Selection } from './use-selection';

/** The head of a column with select boxes: chooses all rows, or none. */
export function SelectAll({ selection, of, children }: { selection: Selection; of: string; children: ReactNode }) {
  return (
    <Checkbox
      label={children}
      aria-label={t.ui.select_all({ ofValue: of })}
      checked={selection.all}
      indeterminate={selection.some}
      onChange={selection.toggleAll}
    />
  );
}

/** The select box of a row. */
export function SelectRow({ selection, id, name }: { selection: Selection; id: string; name: string }) {
  return (
    <Checkbox
      label={t.ui.select({ name })}
      hideLabel
      checked={selection.has(id)}
      onChange={() => selection.toggle(id)}
    />
  );
}

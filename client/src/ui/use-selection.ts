import { useMemo, useState } from 'react';

/** What of a list is chosen by its select boxes. */
export interface Selection {
  /** In the order of the list. */
  selected: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Whether all are; false for an empty list. */
  all: boolean;
  /** Whether some are, but not all. */
  some: boolean;
  /** Chooses all, or none when all are chosen. */
  toggleAll: () => void;
  clear: () => void;
}

/** The select boxes of a list. What leaves the list is no longer chosen. */
export function useSelection(ids: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const selected = ids.filter((id) => chosen.has(id));
    const all = ids.length > 0 && selected.length === ids.length;
    const toggled = (id: string): Set<string> =>
      new Set(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id]);
    return {
      selected,
      has: (id) => chosen.has(id),
      toggle: (id) => setChosen(toggled(id)),
      all,
      some: selected.length > 0 && !all,
      toggleAll: () => setChosen(new Set(all ? [] : ids)),
      clear: () => setChosen(new Set()),
    };
  }, [ids, chosen]);
}

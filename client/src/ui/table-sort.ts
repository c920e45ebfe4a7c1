/** What rows are compared by; texts by their letters, nothing last. */
export type SortValue = string | number | null | undefined;

/** The column that a table is sorted by, and in which order. */
export interface Sort {
  key: string;
  descending: boolean;
}

/** A sorted copy; rows that compare equal keep their order, rows without a value stay last in both orders. */
export function sortRows<Row>(rows: readonly Row[], value: (row: Row) => SortValue, descending: boolean): Row[] {
  const sign = descending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a == null || b == null) return Number(a == null) - Number(b == null);
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b)));
  });
}

/** The order after a click on a column: numbers begin with the largest. */
export function nextSort(current: Sort | null, key: string, startsDescending: boolean): Sort {
  return current?.key === key ? { key, descending: !current.descending } : { key, descending: startsDescending };
}

/** Made when first needed: that takes longer than all else that this module does. */
let collator: Intl.Collator | undefined;

function compareTexts(one: string, other: string): number {
  // One fixed locale: server and browser must agree.
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(one, other);
}

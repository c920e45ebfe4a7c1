import type { PeriodKind } from './period-kind-of.js';

/**
 * Where a new period stands in a sport's list: one that is played at a tie behind the last of its kind, the first of
 * them before the final score; all others at the end.
 * @param periods all of the sport, hidden ones too, in their order
 * @returns the index that it takes
 */
export function placeOfNewPeriod(kind: PeriodKind, periods: readonly { readonly kind: PeriodKind }[]): number {
  if (kind !== 'overtime') return periods.length;
  const last = periods.findLastIndex((period) => period.kind === 'overtime');
  const final = periods.findIndex((period) => period.kind === 'final');
  if (last !== -1) return last + 1;
  return final === -1 ? periods.length : final;
}

import type { TotalsDifference } from '../../features/totals/verify-totals.service.js';

/** A wrong total as one line: where it is, what is stored, what it should be. */
export function describeDifference({ organizationId, table, key, stored, actual }: TotalsDifference): string {
  const place = Object.entries(key)
    .map(([column, id]) => `${column} ${id ?? 'none'}`)
    .join(', ');
  return `organization ${organizationId}, ${table} (${place}): stored ${valuesOf(stored)}, should be ${valuesOf(actual)}`;
}

function valuesOf(values: Readonly<Record<string, number>> | null): string {
  if (values === null) return 'nothing';
  return Object.entries(values)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

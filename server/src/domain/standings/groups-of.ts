/** Cuts a sorted list into runs of neighbours that belong together. */
export function groupsOf<T>(sorted: readonly T[], together: (a: T, b: T) => boolean): T[][] {
  const groups: T[][] = [];
  for (const item of sorted) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && together(last[0], item)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** One substitution: somebody comes on, somebody goes off, or both. */
export interface LineupChange {
  readonly on: string | null;
  readonly off: string | null;
}

/** The substitutions that make one lineup of another. */
export function lineupChanges(before: readonly string[], after: readonly string[]): LineupChange[] {
  const off = before.filter((id) => !after.includes(id));
  const on = after.filter((id) => !before.includes(id));
  return Array.from({ length: Math.max(on.length, off.length) }, (_change, index) => ({
    on: on[index] ?? null,
    off: off[index] ?? null,
  }));
}

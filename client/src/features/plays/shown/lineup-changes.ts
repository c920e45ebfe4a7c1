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

/** Who was chosen to be on the court, or off it; who is not named stays where they are. */
export type LineupChoice = ReadonlyMap<string, boolean>;

/** The lineup that a choice makes of those who are on the court, in order. */
export function chosenLineup(onCourt: readonly string[], choice: LineupChoice): string[] {
  const on = [...choice].flatMap(([id, isOn]) => (isOn && !onCourt.includes(id) ? id : []));
  return [...onCourt.filter((id) => choice.get(id) ?? true), ...on];
}

/** The choice with somebody the other way round. */
export function toggledChoice(onCourt: readonly string[], choice: LineupChoice, id: string): LineupChoice {
  const isOn = !(choice.get(id) ?? onCourt.includes(id));
  const rest = [...choice].filter(([each]) => each !== id);
  return new Map(isOn === onCourt.includes(id) ? rest : [...rest, [id, isOn]]);
}

import { isFeat } from '@/lib/is-feat';
import type { StatKind } from '@/lib/format-stat';

/** What a line is made of in basketball, volleyball and baseball. */
const LINES = [
  ['PTS', 'REB', 'AST'],
  ['K', 'A', 'DIG'],
  ['H', 'HR', 'RBI'],
];

/** What a player's line is made of: where no sport's is kept, the first three that are worth praise. */
export function lineOf<Item>(
  list: readonly Item[],
  definitionOf: (item: Item) => { abbreviation: string; kind: StatKind },
): Item[] {
  const lines = LINES.map((line) =>
    line.flatMap((name) => list.find((item) => definitionOf(item).abbreviation === name) ?? []),
  );
  return lines.find(({ length }) => length === 3) ?? list.filter((item) => isFeat(definitionOf(item))).slice(0, 3);
}

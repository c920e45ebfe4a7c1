import { compareNames } from '@domain/text/compare-names';
import type { CellsForGameQuery } from './schedules.generated';

/** What becomes worse for a team when games change places. */
export type Consequence = CellsForGameQuery['cellsForGame'][number]['consequences'][number];

/**
 * What becomes worse, in lines: 'Bye: Bulls, Elks in week 4', 'DH: Aces in week 5', 'Again: Aces vs Bulls in weeks 4–5'. A
 * bye that is one of several in a row is told among these alone.
 */
export function consequenceWords(consequences: readonly Consequence[]): string[] {
  const rows = consequences.filter(({ code }) => code === 'BYES_IN_A_ROW');
  const groups = new Map<string, { label: string; names: string[]; weeks: string }>();
  for (const one of consequences) {
    if (one.code === 'BYE' && rows.some((row) => row.team.id === one.team.id && isWithin(one, row))) continue;
    const weeks = weekWords(one);
    const key = `${one.code} ${weeks}`;
    const group = groups.get(key) ?? { label: LABELS[one.code], names: [], weeks };
    group.names.push(one.opponent ? `${one.team.name} vs ${one.opponent.name}` : one.team.name);
    groups.set(key, group);
  }
  return [...groups.values()].map(
    ({ label, names, weeks }) => `${label}: ${names.toSorted(compareNames).join(', ')} in ${weeks}`,
  );
}

const LABELS: Record<Consequence['code'], string> = {
  BYE: 'Bye',
  BYES_IN_A_ROW: 'Byes in a row',
  DOUBLE_HEADER: 'DH',
  REMATCH: 'Again',
};

function weekWords({ weekIndex, weekCount }: Consequence): string {
  return weekCount === 1 ? `week ${weekIndex + 1}` : `weeks ${weekIndex + 1}–${weekIndex + weekCount}`;
}

function isWithin({ weekIndex }: Consequence, row: Consequence): boolean {
  return weekIndex >= row.weekIndex && weekIndex < row.weekIndex + row.weekCount;
}

import type { NameVerdict } from '@/graphql/schema.generated';
import { t } from '@/texts';

/** What comes of one line of a list. */
export interface ListRow {
  number: number;
  name: string;
  jerseyNumber: string | null;
  verdict: NameVerdict;
  message: string;
}

/** How many lines there are of each kind, in words: '12 new, 1 there already, 2 to be put right'. */
export function summaryOf(rows: readonly ListRow[]): string {
  const countOf = (verdict: ListRow['verdict']): number => rows.filter((row) => row.verdict === verdict).length;
  const added = countOf('NEW');
  const known = countOf('KNOWN');
  const present = countOf('PRESENT');
  const wrong = countOf('INVALID');
  return [
    ...(added > 0 ? [t.admin.count_new({ count: added })] : []),
    ...(known > 0 ? [t.admin.count_there_already({ count: known })] : []),
    ...(present > 0 ? [t.admin.count_in_place({ count: present })] : []),
    ...(wrong > 0 ? [t.admin.count_to_be_put_right({ count: wrong })] : []),
  ].join(' · ');
}

/** How many would be added; 0 while a line has to be put right. */
export function countToAdd(rows: readonly ListRow[]): number {
  return rows.some(({ verdict }) => verdict === 'INVALID')
    ? 0
    : rows.filter(({ verdict }) => verdict !== 'PRESENT').length;
}

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
  const parts = [
    { verdict: 'NEW', words: 'new' },
    { verdict: 'KNOWN', words: 'there already, will be added' },
    { verdict: 'PRESENT', words: t.admin.in_place_no_change() },
    { verdict: 'INVALID', words: t.admin.to_be_put_right_first() },
  ].map(({ verdict, words }) => ({ count: rows.filter((row) => row.verdict === verdict).length, words }));
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, words }) => `${count} ${words}`)
    .join(' · ');
}

/** How many would be added; 0 while a line has to be put right. */
export function countToAdd(rows: readonly ListRow[]): number {
  return rows.some(({ verdict }) => verdict === 'INVALID')
    ? 0
    : rows.filter(({ verdict }) => verdict !== 'PRESENT').length;
}

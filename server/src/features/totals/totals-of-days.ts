import type { Conditions } from '../../lib/conditions.js';
import { scopeSql } from './totals-scope.service.js';
import type { TotalsTable } from './totals-tables.service.js';

/** A span of days, 'YYYY-MM-DD', both inclusive; a missing one leaves that end open. */
export interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

/** A table of totals that a statement reads. */
interface WantedTable {
  readonly of: TotalsTable;
  /** The mark of a list of statistics, by which it is narrowed before anything is added up; absent: all. */
  readonly definitions?: string | undefined;
}

/**
 * SQL of what some tables of totals would hold if the games of a span of days were all: common table expressions under
 * the names of the tables, so that the rest of the statement reads alike with and without a span. What counts is what
 * counts there. Games without a date are of no span.
 * @returns '' without a span
 */
export function totalsOfDays(
  conditions: Conditions,
  { seasonId, days }: { readonly seasonId: number | null; readonly days?: Days | undefined },
  tables: readonly WantedTable[],
): string {
  if (days === undefined || (days.from === null && days.to === null)) return '';
  const wanted = [
    ...conditions.when('from', days.from, (mark) => `g.date >= ${mark}::date`),
    ...conditions.when('to', days.to, (mark) => `g.date <= ${mark}::date`),
    ...conditions.when('days_of_season', seasonId, (mark) => `g.season_id = ${mark}`),
  ];
  const scope = { ...scopeSql('all'), where: () => wanted.join(' AND ') };
  return tables
    .map(({ of: { table, actual }, definitions }) => {
      const narrowed = definitions === undefined ? '' : `WHERE own.stat_definition_id = ANY(${definitions})`;
      const totals = `SELECT $1::integer AS organization_id, row_number() OVER () AS id, own.* FROM (${actual(scope)}) own ${narrowed}`;
      return `${table} AS MATERIALIZED (${totals})`;
    })
    .join(', ');
}

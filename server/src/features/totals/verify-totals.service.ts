import type { DataSource, EntityManager } from 'typeorm';
import { wrongBoxScores } from './wrong-box-scores.service.js';
import { scopeSql } from './totals-scope.service.js';
import { differenceSql, TOTALS_TABLES, type TotalsTable } from './totals-tables.service.js';

/** A row that is not what lines and games say. Column names are the database's own. */
export interface TotalsDifference {
  readonly organizationId: number;
  readonly table: string;
  readonly key: Readonly<Record<string, number | null>>;
  /** Null: the row is missing. */
  readonly stored: Readonly<Record<string, number>> | null;
  /** Null: there should be no such row. */
  readonly actual: Readonly<Record<string, number>> | null;
}

/**
 * Recomputes every maintained total and every kept box score, and compares. Each table is read in one statement, so
 * that writers at work do no harm.
 * @param organizationId default: all organizations
 * @returns what differs, empty when all is well
 */
export async function verifyTotals(
  db: DataSource | EntityManager,
  organizationId?: number,
): Promise<TotalsDifference[]> {
  const ids = organizationId === undefined ? await organizationIds(db) : [organizationId];
  const differences: TotalsDifference[] = [];
  for (const id of ids) {
    for (const table of TOTALS_TABLES) {
      const rows = (await db.query(differenceStatement(table), [id])) as Omit<
        TotalsDifference,
        'organizationId' | 'table'
      >[];
      differences.push(...rows.map((row) => ({ organizationId: id, table: table.table, ...row })));
    }
    differences.push(...(await wrongBoxScores(db, id)));
  }
  return differences;
}

async function organizationIds(db: DataSource | EntityManager): Promise<number[]> {
  const rows = (await db.query('SELECT id FROM organizations ORDER BY id')) as { id: number }[];
  return rows.map(({ id }) => id);
}

function differenceStatement(table: TotalsTable): string {
  const { keys, values, actual } = table;
  const scope = scopeSql('all');
  const object = (prefix: string): string =>
    `jsonb_build_object(${values.map((value) => `'${value}', ${prefix}${value}`).join(', ')})`;
  return `
    SELECT jsonb_build_object(${keys.map((key) => `'${key}', coalesce(stored_${key}, ${key})`).join(', ')}) AS key,
      CASE WHEN id IS NOT NULL THEN ${object('stored_')} END AS stored, CASE WHEN team_id IS NOT NULL THEN ${object('')} END AS actual
    FROM (${differenceSql(table, scope, actual(scope))}) AS differences
    ORDER BY ${keys.map((key) => `coalesce(stored_${key}, ${key})`).join(', ')}`;
}

import type { DataSource, EntityManager } from 'typeorm';
import { scopeSql } from './totals-scope.service.js';
import { sameKey, TOTALS_TABLES, type TotalsTable } from './totals-tables.service.js';

/** A row of totals that is not what lines and games say. Column names are the database's own. */
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
 * Recomputes every maintained total and compares. Each table is read in one statement, so that writers at work do no harm.
 * @param organizationId default: all organizations
 * @returns what differs, empty when all is well
 */
export async function verifyTotals(db: DataSource | EntityManager, organizationId?: number): Promise<TotalsDifference[]> {
  const ids = organizationId === undefined ? await organizationIds(db) : [organizationId];
  const differences: TotalsDifference[] = [];
  for (const id of ids) {
    for (const table of TOTALS_TABLES) {
      const rows = (await db.query(differenceStatement(table), [id])) as Omit<TotalsDifference, 'organizationId' | 'table'>[];
      differences.push(...rows.map((row) => ({ organizationId: id, table: table.table, ...row })));
    }
  }
  return differences;
}

async function organizationIds(db: DataSource | EntityManager): Promise<number[]> {
  const rows = (await db.query('SELECT id FROM organizations ORDER BY id')) as { id: number }[];
  return rows.map(({ id }) => id);
}

function differenceStatement(table: TotalsTable): string {
  const { table: name, keys, values } = table;
  const object = (alias: string): string => `jsonb_build_object(${values.map((value) => `'${value}', ${alias}.${value}`).join(', ')})`;
  const key = keys.map((column) => `'${column}', coalesce(t.${column}, a.${column})`).join(', ');
  const tuple = (alias: string): string => `(${values.map((value) => `${alias}.${value}`).join(', ')})`;
  return `
    WITH actual AS (${table.actual(scopeSql('all'))}), stored AS (SELECT * FROM ${name} WHERE organization_id = $1)
    SELECT jsonb_build_object(${key}) AS key,
      CASE WHEN t.team_id IS NOT NULL THEN ${object('t')} END AS stored, CASE WHEN a.team_id IS NOT NULL THEN ${object('a')} END AS actual
    FROM stored t FULL JOIN actual a ON ${sameKey(table, 't', 'a')}
    WHERE ${tuple('t')} IS DISTINCT FROM ${tuple('a')}
    ORDER BY ${keys.map((column) => `coalesce(t.${column}, a.${column})`).join(', ')}`;
}

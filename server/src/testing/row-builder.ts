import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { type CatalogColumn, type CatalogTable, tableNamed } from './catalog.js';
import { tenantColumn } from './tenancy-faults.js';
import { unique } from './factories/unique.js';

/** A row by column name. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * Makes rows of any table out of the catalog alone: values that suit types and checks, and a fresh parent for every
 * reference that a row must have. So it works for tables that did not exist when it was written.
 */
export class RowBuilder {
  constructor(
    private readonly client: ClientBase,
    private readonly catalog: ReadonlyMap<string, CatalogTable>,
  ) {}

  /** Inserts a row of the tenant (null: of a table without tenants) and returns it. */
  async insert(table: string, organizationId: number | null, given: Row = {}): Promise<Row> {
    const row = await this.values(tableNamed(this.catalog, table), organizationId, given);
    return this.insertExactly(table, row);
  }

  /** What a row needs to be accepted, without inserting it; its parents are inserted. */
  async values(
    { name, columns, foreignKeys, checks }: CatalogTable,
    organizationId: number | null,
    given: Row,
  ): Promise<Row> {
    const row: Record<string, unknown> = { ...given };
    if (organizationId !== null && columns.some((column) => column.name === 'organization_id'))
      row['organization_id'] = organizationId;
    const tenant = tenantColumn({ name });
    for (const key of foreignKeys) {
      const missing = key.columns.filter((column) => column !== tenant && row[column] === undefined);
      const required = columns.some((column) => column.given && missing.includes(column.name));
      if (!required) continue;
      const parent = await this.insert(key.target, organizationId);
      for (const column of missing) row[column] = parent[key.targetColumns[key.columns.indexOf(column)]!];
    }
    for (const column of columns) {
      if (!column.given || row[column.name] !== undefined) continue;
      const rules = checks.filter((check) => check.columns.length === 1 && check.columns[0] === column.name);
      row[column.name] = await this.suitable(
        name,
        column,
        rules.map((check) => check.expression),
      );
    }
    return row;
  }

  /** Inserts exactly this row. */
  async insertExactly(table: string, row: Row): Promise<Row> {
    const columns = Object.keys(row);
    const places = columns.map((_column, index) => `$${index + 1}`).join(', ');
    const into = columns.length === 0 ? 'DEFAULT VALUES' : `(${columns.join(', ')}) VALUES (${places})`;
    const { rows } = await this.client.query<Row>(`INSERT INTO ${table} ${into} RETURNING *`, Object.values(row));
    return rows[0]!;
  }

  /** The first value that all checks of its column accept. */
  private async suitable(table: string, { name, type }: CatalogColumn, rules: readonly string[]): Promise<unknown> {
    const listed = rules.flatMap((rule) => [...rule.matchAll(/'([^']*)'::text/g)].map(([, literal]) => literal));
    const isList = type.endsWith('[]');
    for (const value of [...candidates(type), ...listed.map((literal) => (isList ? [literal] : literal))]) {
      const condition = rules.length === 0 ? 'true' : rules.join(' AND ');
      const { rows } = await this.client.query<{ fits: boolean }>(
        `SELECT ${condition} AS fits FROM (SELECT $1::${type} AS ${name}) AS row`,
        [value],
      );
      if (rows[0]?.fits) return value;
    }
    throw new Error(`no value at hand suits ${table}.${name} (${type}); add one to the candidates`);
  }
}

function candidates(type: string): unknown[] {
  switch (type) {
    case 'integer':
    case 'bigint':
    case 'double precision':
      return [1];
    case 'boolean':
      return [false];
    case 'date':
      return ['2025-01-31'];
    case 'timestamp with time zone':
      return ['2025-01-31T12:00:00Z'];
    case 'jsonb':
      return ['[]'];
    case 'uuid':
      return [randomUUID()];
    case 'bytea':
      return [Buffer.from(unique('bytes'))];
    default:
      return type.endsWith('[]') ? [[], [1]] : [unique('text'), '18:00', '2025-01-31', '#123456'];
  }
}

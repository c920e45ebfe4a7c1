import type { Pool } from 'pg';
import {
  columnFact,
  foreignKeyFact,
  plainDefault,
  primaryKeyFact,
  type SchemaFact,
  tableFact,
  uniqueFact,
} from './schema-fact.js';

/** What is in the database, in the words that entities share with it and in those that only the database has. */
export interface SchemaFacts {
  /** Comparable with the entities. */
  readonly shared: Set<SchemaFact>;
  /**
   * What entities cannot say: actions of foreign keys, unique indexes over expressions or parts, keys in which nulls
   * are equal.
   */
  readonly databaseOnly: Set<SchemaFact>;
}

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type, NOT a.attnotnull AS nullable,
    CASE WHEN a.attgenerated = '' THEN pg_get_expr(d.adbin, d.adrelid) END AS "defaultValue",
    a.attidentity = 'd' AS identity, a.attgenerated <> '' AS computed
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relname <> ALL($1)`;

const NAMES = (columns: string, table: string): string => `
  ARRAY(SELECT a.attname::text FROM unnest(${columns}) WITH ORDINALITY AS k (attnum, place)
        JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = k.attnum ORDER BY k.place)`;

const CONSTRAINTS = `
  SELECT con.contype AS kind, con.conname AS name, t.relname AS table, ${NAMES('con.conkey', 'con.conrelid')} AS columns,
    f.relname AS target, ${NAMES('con.confkey', 'con.confrelid')} AS "targetColumns",
    con.confdeltype AS "onDelete", ${NAMES('con.confdelsetcols', 'con.conrelid')} AS "setColumns",
    coalesce(i.indnullsnotdistinct, false) AS "nullsEqual"
  FROM pg_constraint con
  JOIN pg_class t ON t.oid = con.conrelid
  LEFT JOIN pg_class f ON f.oid = con.confrelid
  LEFT JOIN pg_index i ON i.indexrelid = con.conindid AND con.contype = 'u'
  WHERE con.connamespace = 'public'::regnamespace AND con.contype IN ('p', 'u', 'f') AND t.relname <> ALL($1)`;

const UNIQUE_INDEXES = `
  SELECT pg_get_indexdef(i.indexrelid) AS definition
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
  WHERE i.indisunique AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL($1)
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)`;

type ColumnRow = Parameters<typeof columnFact>[0];

interface ConstraintRow {
  kind: 'p' | 'u' | 'f';
  name: string;
  table: string;
  columns: string[];
  target: string;
  targetColumns: string[];
  onDelete: string;
  setColumns: string[];
  nullsEqual: boolean;
}

/** Reads the facts of the schema `public` from PostgreSQL's catalog, `without` some tables. */
export async function factsOfSchema(pool: Pool, without: readonly string[]): Promise<SchemaFacts> {
  const { rows: columns } = await pool.query<ColumnRow>(COLUMNS, [without]);
  const { rows: constraints } = await pool.query<ConstraintRow>(CONSTRAINTS, [without]);
  const { rows: indexes } = await pool.query<{ definition: string }>(UNIQUE_INDEXES, [without]);
  return {
    shared: new Set([
      ...columns.flatMap((row) => [
        tableFact(row.table),
        columnFact({ ...row, defaultValue: plainDefault(row.defaultValue) }),
      ]),
      ...constraints.map(constraintFact),
    ]),
    databaseOnly: new Set([...constraints.flatMap(extrasOf), ...indexes.map(({ definition }) => definition)]),
  };
}

function constraintFact({ kind, table, name, columns, target, targetColumns }: ConstraintRow): SchemaFact {
  if (kind === 'p') return primaryKeyFact(table, columns);
  return kind === 'u' ? uniqueFact(table, name, columns) : foreignKeyFact(table, columns, target, targetColumns);
}

const ACTIONS: Readonly<Record<string, string>> = { r: 'restrict', c: 'cascade', n: 'set null', d: 'set default' };

function extrasOf({ kind, table, name, columns, onDelete, setColumns, nullsEqual }: ConstraintRow): SchemaFact[] {
  if (kind === 'u') return nullsEqual ? [`${table}: nulls are equal in ${name}`] : [];
  const action = ACTIONS[onDelete];
  if (kind === 'p' || action === undefined) return [];
  return [
    `${table}: (${columns.join(', ')}) on delete ${action}${setColumns.length > 0 ? ` (${setColumns.join(', ')})` : ''}`,
  ];
}

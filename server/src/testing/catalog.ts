import type { Pool } from 'pg';

/** A table as PostgreSQL's catalog knows it; as much of it as tests of the schema need. */
export interface CatalogTable {
  readonly name: string;
  readonly columns: readonly CatalogColumn[];
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly CatalogForeignKey[];
  readonly uniqueKeys: readonly { readonly name: string; readonly columns: readonly (string | null)[] }[];
  readonly checks: readonly { readonly columns: readonly string[]; readonly expression: string }[];
}

/** A column; `given` when a row needs a value for it. */
export interface CatalogColumn {
  readonly name: string;
  readonly type: string;
  readonly given: boolean;
  readonly identity: boolean;
}

/** A foreign key, columns in order. */
export interface CatalogForeignKey {
  readonly name: string;
  readonly columns: readonly string[];
  readonly target: string;
  readonly targetColumns: readonly string[];
  readonly setsNull: boolean;
  /** The columns that ON DELETE SET NULL names; empty for all. */
  readonly setColumns: readonly string[];
}

const names = (keys: string, table: string): string =>
  `(SELECT coalesce(json_agg(a.attname ORDER BY k.place), '[]') FROM unnest(${keys}) WITH ORDINALITY AS k (attnum, place)
    LEFT JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = k.attnum AND k.attnum > 0)`;

const constraints = (kind: string, object: string): string =>
  `(SELECT coalesce(json_agg(${object} ORDER BY con.conname), '[]') FROM pg_constraint con WHERE con.conrelid = c.oid AND con.contype = '${kind}')`;

const TABLES = `
  SELECT c.relname AS name,
    (SELECT json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'given', a.attnotnull AND NOT a.atthasdef AND a.attidentity = '', 'identity', a.attidentity <> '') ORDER BY a.attnum)
      FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
    coalesce(${constraints('p', names('con.conkey', 'c.oid'))} -> 0, '[]') AS "primaryKey",
    ${constraints(
      'f',
      `json_build_object('name', con.conname, 'columns', ${names('con.conkey', 'c.oid')},
      'target', (SELECT relname FROM pg_class WHERE oid = con.confrelid), 'targetColumns', ${names('con.confkey', 'con.confrelid')},
      'setsNull', con.confdeltype = 'n', 'setColumns', ${names('con.confdelsetcols', 'c.oid')})`,
    )} AS "foreignKeys",
    (SELECT coalesce(json_agg(json_build_object('name', i.indexrelid::regclass::text, 'columns', ${names('i.indkey', 'c.oid')})), '[]')
      FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique) AS "uniqueKeys",
    ${constraints('c', `json_build_object('columns', ${names('con.conkey', 'c.oid')}, 'expression', pg_get_expr(con.conbin, c.oid))`)} AS checks
  FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') ORDER BY c.relname`;

/** Reads all tables of the schema `public`. */
export async function readCatalog(pool: Pool): Promise<Map<string, CatalogTable>> {
  const { rows } = await pool.query<CatalogTable>(TABLES);
  return new Map(rows.map((row) => [row.name, row]));
}

/** A table that must be there. */
export function tableNamed(catalog: ReadonlyMap<string, CatalogTable>, name: string): CatalogTable {
  const table = catalog.get(name);
  if (table === undefined) throw new Error(`there is no table ${name}`);
  return table;
}

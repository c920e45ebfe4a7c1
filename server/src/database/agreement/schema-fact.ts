/**
 * One thing that is true of a schema, as a line of text: `games.date: date, may be null`. Two schemas agree when they
 * have the same facts, and what differs can be read as it stands.
 */
export type SchemaFact = string;

/** A column as entities and catalog both can describe it. */
export interface ColumnFacts {
  readonly table: string;
  readonly column: string;
  /** PostgreSQL's own name of the type, `[]` included. */
  readonly type: string;
  readonly nullable: boolean;
  /** The default as text without quotes and casts; null for none. */
  readonly defaultValue: string | null;
  /** Numbered by an identity sequence that accepts given values. */
  readonly identity: boolean;
  /** A generated column: PostgreSQL computes it. */
  readonly computed: boolean;
}

/** The facts of one column. */
export function columnFact({
  table,
  column,
  type,
  nullable,
  defaultValue,
  identity,
  computed,
}: ColumnFacts): SchemaFact {
  const traits = [
    type,
    nullable ? 'may be null' : 'not null',
    ...(defaultValue === null ? [] : [`default "${defaultValue}"`]),
    ...(identity ? ['identity'] : []),
    ...(computed ? ['computed'] : []),
  ];
  return `${table}.${column}: ${traits.join(', ')}`;
}

/** That a table exists. */
export function tableFact(table: string): SchemaFact {
  return `table ${table}`;
}

/** The primary key, columns in order. */
export function primaryKeyFact(table: string, columns: readonly string[]): SchemaFact {
  return `${table}: primary key (${columns.join(', ')})`;
}

/** A unique constraint, columns in order. */
export function uniqueFact(table: string, name: string, columns: readonly string[]): SchemaFact {
  return `${table}: unique ${name} (${columns.join(', ')})`;
}

/** A foreign key, columns in order, whatever it is called and does on delete. */
export function foreignKeyFact(
  table: string,
  columns: readonly string[],
  target: string,
  targetColumns: readonly string[],
): SchemaFact {
  return `${table}: (${columns.join(', ')}) references ${target} (${targetColumns.join(', ')})`;
}

/** A default expression of either source in one form: without the cast to the column's type, without quotes. */
export function plainDefault(expression: string | null | undefined): string | null {
  if (expression === null || expression === undefined) return null;
  return expression.replace(/::[a-z ]+(\[\])?$/, '').replace(/^'(.*)'$/, '$1');
}

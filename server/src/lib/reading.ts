type Compiled<Value> = (row: readonly unknown[], organizationId: number) => Value;

/**
 * How a value is read from a row of a statement: which columns the statement selects, and where in the row they then
 * stand. Values are put together from others, so that nobody counts positions.
 */
export class Reading<Value> {
  /** SQL of the columns, in the order in which they are selected. */
  readonly columns: readonly string[];
  /** JavaScript of the value, given the position of its first column. */
  readonly code: (first: number) => string;
  private compiled: Compiled<Value> | undefined;

  constructor(columns: readonly string[], code: (first: number) => string) {
    this.columns = columns;
    this.code = code;
  }

  /** What stands after SELECT. */
  get sql(): string {
    return this.columns.join(', ');
  }

  /**
   * The value in a row; further columns may follow. Compiled once: a loop over names takes four times as long, and
   * lists have thousands of rows. It may be passed on by itself.
   */
  readonly read: Compiled<Value> = (row, organizationId) => {
    this.compiled ??= new Function('row', 'organizationId', `return ${this.code(0)};`) as Compiled<Value>;
    return this.compiled(row, organizationId);
  };
}

/** What a reading reads. */
export type ReadFrom<Of> = Of extends Reading<infer Value> ? Value : never;

/** The organization whose row it is: known without a column. */
export const tenantReading = new Reading<number>([], () => 'organizationId');

/** One column. */
export function column<Value>(sql: string): Reading<Value> {
  return new Reading([sql], (first) => `row[${first}]`);
}

/** Several values as one object. */
export function reading<Parts extends Readonly<Record<string, Reading<unknown>>>>(
  parts: Parts,
): Reading<{ [Name in keyof Parts]: ReadFrom<Parts[Name]> }> {
  const all = Object.entries<Reading<unknown>>(parts);
  const code = (first: number): string => {
    let at = first;
    const properties = all.map(([name, part]) => {
      const property = `${JSON.stringify(name)}: ${part.code(at)}`;
      at += part.columns.length;
      return property;
    });
    return `({ ${properties.join(', ')} })`;
  };
  return new Reading(
    all.flatMap(([, part]) => part.columns),
    code,
  );
}

/** A value from one column that is a JSON list of what it is read from. */
export function nested<Value>(inner: Reading<Value>, sql: (columns: string) => string): Reading<Value> {
  return new Reading([sql(inner.sql)], (first) => `((row) => ${inner.code(0)})(row[${first}])`);
}

/** As many values as one column, a JSON list of such lists, has; none when it is null. */
export function list<Value>(inner: Reading<Value>, sql: (columns: string) => string): Reading<Value[]> {
  return new Reading([sql(inner.sql)], (first) => `(row[${first}] ?? []).map((row) => ${inner.code(0)})`);
}

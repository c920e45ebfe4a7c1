import { parse } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { Cell } from '../lib/csv.js';
import { columnOf, declaredFields, type FieldsClass } from '../lib/fields/declared-fields.js';

/** How a filter's text in the address is read: as it is, as true or false, or as it is and never absent. */
export type FilterKind = 'text' | 'flag' | 'needed';

/** One list as a table. `Found` is what its operation has at `path`, `Row` one of its lines. */
export interface List<Row = never, Found = never> {
  /** Its rows come whole: our own operations have no limit of a page. */
  readonly document: DocumentNode;
  /**
   * Of a list without bounds: how many rows are read at once, by `$first` and `$after`, and written before the next
   * ones are read. Its operation has `pageInfo` beside what stands at `path`, which are nodes. Absent: all are read
   * at once.
   */
  readonly pageSize?: number;
  /** What may be asked for in the address. */
  readonly filters: Readonly<Record<string, FilterKind>>;
  /** Whether the filters are one object `filter`, or arguments. */
  readonly wrapped: boolean;
  /**
   * What a row is found by, for lists that are searched on their screen: adds a filter `search` that the operation has
   * not.
   */
  readonly foundBy?: (row: Row) => string;
  /** Whether it is of the platform: asked for without an organization acted for, and its own service says who may. */
  readonly ofPlatform?: boolean;
  /**
   * Where the rows are in the answer, or what they are made of. Nothing there means that what the filters name is not
   * known.
   */
  readonly path: readonly string[];
  /** Makes rows of what is found; absent: it is the rows. */
  readonly rows?: (found: Found) => readonly Row[];
  /**
   * Heading, and what stands in each column; or made of the whole answer, where the organization decides on columns.
   */
  readonly columns: Columns<Row> | ((answer: unknown) => Columns<Row>);
}

/** Heading, and what stands in each column. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** A thing that is told by its name. */
export interface Named {
  readonly name: string;
}

/** A list from its parts, with its operation as text. */
export function list<Row, Found = readonly Row[]>(
  query: string,
  parts: Omit<List<Row, Found>, 'document' | 'filters' | 'wrapped'> & Partial<List<Row, Found>>,
): List {
  return { document: parse(query), filters: {}, wrapped: false, ...parts } as unknown as List;
}

/** Columns that are named as the fields that they show. */
export function plain<Name extends string>(
  ...names: readonly Name[]
): Record<Name, (row: Readonly<Record<Name, Cell>>) => Cell> {
  return Object.fromEntries(names.map((name) => [name, (row: Readonly<Record<Name, Cell>>) => row[name]])) as Record<
    Name,
    (row: Readonly<Record<Name, Cell>>) => Cell
  >;
}

/** What a list has of a thing's declared fields: what to select of it, and its columns. */
export function listed(fields: FieldsClass<object>): {
  readonly selection: string;
  readonly columns: Columns<never>;
} {
  const all = [...declaredFields(fields)].filter(([, field]) => field.listed !== undefined);
  return {
    selection: all.map(([name]) => name).join(' '),
    columns: Object.fromEntries(
      all.map(([name, field]) => [
        field.listed === true ? columnOf(name, field) : field.listed!,
        (row: Readonly<Record<string, Cell>>) => row[name],
      ]),
    ),
  };
}

/** Several things in one cell. */
export function joined(items: readonly (string | Named)[]): string {
  return items.map((item) => (typeof item === 'string' ? item : item.name)).join('; ');
}

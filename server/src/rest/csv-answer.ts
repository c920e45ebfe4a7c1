import type { TransportResponse } from '../http/response.js';
import { type Cell, guardedLine } from '../lib/csv.js';
import { invalidInput } from '../lib/errors.js';
import { type JsonSchema, withoutNull } from './json-schema.js';

/** A parameter's value as an address has it: a text, several, or none. */
type Given = string | string[] | null;

/** How a call wants its answer. */
export interface Format {
  /** Which list of the answer is wanted as CSV; '' is the answer itself. Null: all of it as JSON. */
  readonly rows: string | null;
}

/**
 * What of an answer may be asked for as CSV: '' for one that is a list, else its fields that are lists or, as a list of
 * one, objects.
 */
export function listsOf(answer: JsonSchema): string[] {
  if (rowOf(answer) !== null && answer.items) return [''];
  return Object.entries(answer.properties ?? {}).flatMap(([name, schema]) => (rowOf(schema) === null ? [] : [name]));
}

/**
 * What the parameters `format` and `rows` of a read ask for.
 * @param lists as `listsOf` gives them; without one there are no such parameters
 * @throws 400 naming the parameter, and what it may be
 */
export function readFormat(lists: readonly string[], format: Given, rows: Given): Format {
  if (lists.length === 0 || format === null || format === 'json') return { rows: null };
  if (format !== 'csv') throw invalidInput({ field: 'format', message: "The format is 'json' or 'csv'." });
  if (lists[0] === '') return { rows: '' };
  if (typeof rows !== 'string' || !lists.includes(rows))
    throw invalidInput({ field: 'rows', message: `Name the list that is wanted: ${lists.join(', ')}.` });
  return { rows };
}

/** What of these parameters an answer depends on: the same for all that leave it as it is. */
export function formatKey(lists: readonly string[], format: Given, rows: Given): string | null {
  try {
    const { rows: list } = readFormat(lists, format, rows);
    return list === null ? null : `csv ${list}`;
  } catch {
    return 'refused';
  }
}

/**
 * A list of an answer as CSV (RFC 4180, UTF-8): a line for each object, a column for each field. Fields of objects in
 * it are columns of their own ('homeTeam.name'), lists in it stand as JSON. No cell is taken for a formula by a
 * spreadsheet.
 * @param schema of the whole answer: which columns there are depends on no data
 */
export function csvAnswer(answer: unknown, schema: JsonSchema, rows: string): TransportResponse {
  const list = rows === '' ? schema : schema.properties![rows]!;
  const columns = columnsOf(rowOf(list)!);
  const objects = [(rows === '' ? answer : (answer as Record<string, unknown>)[rows]) ?? []].flat();
  const lines = [
    columns.map((path) => path.join('.')),
    ...objects.map((row) => columns.map((path) => cellAt(row, path))),
  ];
  return {
    status: 200,
    headers: { 'content-type': 'text/csv; charset=utf-8; header=present' },
    body: Buffer.from(lines.map(guardedLine).join('')),
  };
}

/** The schema of the objects that make a table of it; null where it is none. */
function rowOf(schema: JsonSchema): JsonSchema | null {
  const row = withoutNull(schema).type === 'array' ? schema.items! : schema;
  return row.properties === undefined ? null : row;
}

function columnsOf(schema: JsonSchema): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    field.properties === undefined ? [[name]] : columnsOf(field).map((path) => [name, ...path]),
  );
}

function cellAt(row: unknown, path: readonly string[]): Cell {
  const value = path.reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], row);
  // A moment is an object until it is written: the same text as in JSON, but without the quotation marks of that.
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as Cell);
}

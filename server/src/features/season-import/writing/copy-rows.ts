import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { analyseAfter } from '../../../database/analyse.js';

/** A value of a row; null is SQL's null. */
export type CopyValue = string | number | boolean | null;

const CHUNK_CHARACTERS = 64 * 1024;
const SPECIAL = /[\\\t\n\r]/u;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/**
 * Inserts many rows by COPY, in the client's transaction, and lets the planner know.
 * @param columns names as they stand in the schema; never from outside
 * @throws the signal's reason when it is aborted; nothing of this call is then in the table
 */
export async function copyRows(
  client: PoolClient,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
  signal?: AbortSignal,
): Promise<void> {
  const target = client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`));
  await pipeline(Readable.from(chunks(rows, signal)), target);
  await analyseAfter((sql) => client.query(sql), table, target.rowCount);
}

function* chunks(rows: Iterable<readonly CopyValue[]>, signal: AbortSignal | undefined): Generator<string> {
  let text = '';
  for (const row of rows) {
    text += `${row.map(encode).join('\t')}\n`;
    if (text.length < CHUNK_CHARACTERS) continue;
    signal?.throwIfAborted();
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

function encode(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'number') return String(value);
  return SPECIAL.test(value) ? value.replace(/[\\\t\n\r]/gu, (character) => ESCAPES[character] ?? character) : value;
}

/**
 * Takes ids from a table's sequence, so that rows can refer to each other before they are inserted.
 * @param table as it stands in the schema; never from outside
 */
export async function takeIds(client: PoolClient, table: string, count: number): Promise<number[]> {
  const { rows } = await client.query<[number]>({
    text: 'SELECT nextval(pg_get_serial_sequence($1, $2)) FROM generate_series(1, $3)',
    values: [table, 'id', count],
    rowMode: 'array',
  });
  return rows.map(([id]) => id);
}

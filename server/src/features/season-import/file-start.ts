import { parse } from 'csv-parse/sync';
import { fieldOf, type TableShape } from './heading.js';
import type { SeasonFile } from './season-files.js';
import type { ImportFilePreview } from './season-import.type.js';

const SHOWN_ROWS = 5;
const READ_BYTES = 256 * 1024;

/** Heading and first lines of a file, as far as they can be read: what is wrong with them is told by reading the file as a whole. */
export async function startOf(file: SeasonFile, shape: TableShape): Promise<Omit<ImportFilePreview, 'file'>> {
  const names = [...shape.required, ...shape.optional];
  const [heading = [], ...rows] = firstRecords(await firstBytes(file));
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  return {
    columns: heading.map((name) => ({
      name: name.trim(),
      field: known.get(fieldOf(name, file.columns)?.toLowerCase() ?? '') ?? null,
    })),
    fields: names.map((name) => ({ name, required: shape.required.includes(name) })),
    rows,
  };
}

function firstRecords(bytes: Buffer): string[][] {
  try {
    return parse(bytes, {
      bom: true,
      to: SHOWN_ROWS + 1,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    });
  } catch {
    return [];
  }
}

async function firstBytes(file: SeasonFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  const stream = file.open();
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= READ_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, READ_BYTES);
}

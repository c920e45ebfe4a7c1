import { parse } from 'csv-parse/sync';
import { checkedText, UnreadableText } from './checked-text.js';
import { fieldOf, headingRow, nameIn, type TableShape } from './heading.js';
import { isCutOff, withoutBlankEnd } from './read-table.js';
import { MOST_FILE_BYTES, type SeasonFile } from './season-files.js';
import { separatorOf } from './separator.js';
import type { ImportFilePreview } from '../../season-import.type.js';

const SHOWN_ROWS = 5;
const READ_BYTES = 256 * 1024;

/**
 * Heading and first lines of a file, as far as they can be read: what is wrong with them is told by reading the file as
 * a whole.
 */
export async function startOf(file: SeasonFile, shape: TableShape): Promise<Omit<ImportFilePreview, 'file'>> {
  const names = [...shape.required, ...shape.optional];
  const records = firstRecords(await firstBytes(file), file, shape).filter(
    (cells) => withoutBlankEnd(cells).length > 0,
  );
  const [first = [], ...rows] = records.slice(headingRow(records, shape, file.columns));
  const heading = withoutBlankEnd(first);
  return {
    columns: heading.map((name) => ({ name: name.trim(), field: nameIn(shape, fieldOf(name, file.columns) ?? '') })),
    fields: names.map((name) => ({ name, required: shape.required.includes(name) })),
    rows: rows.slice(0, SHOWN_ROWS).map((cells) => cells.slice(0, heading.length)),
  };
}

function firstRecords(bytes: Buffer, file: SeasonFile, shape: TableShape): string[][] {
  try {
    return parse(bytes, {
      bom: true,
      delimiter: separatorOf(bytes.toString(), shape, file.columns),
      to: 10 * SHOWN_ROWS,
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
  try {
    for await (const piece of checkedText(file.open() as AsyncIterable<Buffer>, MOST_FILE_BYTES)) {
      chunks.push(piece);
      length += piece.length;
      if (length >= READ_BYTES) break;
    }
  } catch (error) {
    if (!isCutOff(error) && !(error instanceof UnreadableText)) throw error;
  }
  return Buffer.concat(chunks).subarray(0, READ_BYTES);
}

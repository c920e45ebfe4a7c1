import { Readable } from 'node:stream';
import { type CsvError, type Info, parse } from 'csv-parse';
import { checkedText, tooLarge, UnreadableText } from './checked-text.js';
import { type ProblemList, quoteCell } from '../../reporting/problem.js';
import { type Heading, headingRow, MOST_ROWS_ABOVE, readHeading, type TableShape } from './heading.js';
import { MOST_FILE_BYTES, type SeasonFile, type TableRow } from './season-files.js';
import { separatorOf } from './separator.js';
import { SpreadsheetDates } from './spreadsheet-dates.js';

/** What reading a table needs beside the file. */
export interface ReadOptions {
  readonly problems: ProblemList;
  /** What of the file as such deserves a look, though it could be read. */
  readonly notes?: ProblemList;
  readonly signal?: AbortSignal;
  /** Told how many bytes have been read since the last call. */
  readonly onBytes?: (count: number) => void;
}

interface RecordWithInfo {
  readonly record: string[];
  readonly info: Info;
}

const DATES = ['date', 'start_date', 'finish_date', 'from'];
const LONGEST_RECORD = 64 * 1024;

/**
 * Reads a CSV file line by line, in bounded memory: heading first, then every line through the reader that `begin`
 * makes for the heading. Dates that a spreadsheet wrote in its own way come as YYYY-MM-DD, as far as the file tells
 * what they mean. Wrong encoding, size, quotes or number of fields become problems.
 * @returns false when part of the file could not be read, so that nothing can be said about what it lacks
 * @throws the signal's reason when it is aborted
 */
export async function readTable(
  file: SeasonFile,
  shape: TableShape,
  options: ReadOptions,
  begin: (heading: Heading) => (row: TableRow) => void,
): Promise<boolean> {
  const { problems, signal } = options;
  let read: ((row: TableRow) => void) | null = null;
  let width = 0;
  let lastLine = 0;
  let isWhole = true;
  let dates: SpreadsheetDates | null = null;
  try {
    for await (const { line, cells } of belowTitle(file, shape, options)) {
      signal?.throwIfAborted();
      lastLine = line;
      if (read === null) {
        const named = withoutBlankEnd(cells);
        const heading = readHeading(file.name, { line, cells: named }, shape, problems, file.columns);
        if (heading === null) return false;
        width = named.length;
        dates = new SpreadsheetDates(heading, shape.dates ?? DATES, () =>
          belowTitle(file, shape, { problems, signal }),
        );
        read = begin(heading);
      } else if (cells.length === width || (cells.length > width && withoutBlankEnd(cells).length <= width))
        read({ line, cells: (await dates?.read(cells)) ?? cells });
      else {
        problems.add(
          file.name,
          line,
          null,
          `${Math.min(cells.length, Math.max(withoutBlankEnd(cells).length, width))} fields instead of ${width}`,
        );
        isWhole = false;
      }
    }
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof BrokenQuotes) problems.add(file.name, error.line ?? lastLine + 1, null, error.message);
    else if (isCutOff(error)) problems.add(file.name, null, null, tooLarge(MOST_FILE_BYTES).message);
    else if (error instanceof UnreadableText) problems.add(file.name, error.line, null, error.message);
    else if ((error as NodeJS.ErrnoException).syscall !== undefined)
      problems.add(file.name, null, null, `cannot be read (${(error as NodeJS.ErrnoException).code})`);
    else throw error;
    return false;
  }
  if (read === null) problems.add(file.name, null, null, 'the file is empty');
  return read !== null && isWhole;
}

/** Whether a file was cut on its way in, because it is larger than any upload may be. */
export function isCutOff(error: unknown): boolean {
  return (error as { status?: unknown }).status === 413;
}

class BrokenQuotes extends Error {
  constructor(
    readonly line: number | null,
    message: string,
  ) {
    super(message);
  }
}

/** A line without the empty cells behind its last one: spreadsheets write columns that once held something. */
export function withoutBlankEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}

/** The lines of a file from its heading on. What stands above that is noted. */
async function* belowTitle(file: SeasonFile, shape: TableShape, options: ReadOptions): AsyncGenerator<TableRow> {
  const first: TableRow[] = [];
  let isFound = false;
  const fromHeading = (): TableRow[] => {
    isFound = true;
    const above = headingRow(
      first.map(({ cells }) => withoutBlankEnd(cells)),
      shape,
      file.columns,
    );
    for (const { line, cells } of first.slice(0, above))
      options.notes?.add(
        file.name,
        line,
        null,
        `this line is left out, as it stands above the columns' names: ${quoteCell(cells.find((cell) => cell.trim() !== '')!.trim())}`,
      );
    return first.slice(above);
  };
  try {
    for await (const row of records(file, shape, options)) {
      if (isFound) yield row;
      else if (first.push(row) === MOST_ROWS_ABOVE) yield* fromHeading();
    }
  } catch (error) {
    // Lines before a broken quote still come.
    if (!isFound) yield* fromHeading();
    throw error;
  }
  if (!isFound) yield* fromHeading();
}

/** The lines of a file that are not blank, and have a cell that is not. Lines before a broken quote still come. */
async function* records(
  file: SeasonFile,
  shape: TableShape,
  { onBytes, notes }: ReadOptions,
): AsyncGenerator<TableRow> {
  if (file.size !== null && file.size > MOST_FILE_BYTES) throw tooLarge(MOST_FILE_BYTES);
  const broken: CsvError[] = [];
  const pieces = checkedText(counted(file.open(), onBytes), MOST_FILE_BYTES, (line) =>
    notes?.add(
      file.name,
      line,
      null,
      'this line is not UTF-8. The file is read as Windows-1252, as spreadsheets save it. If letters come out wrong, save it as UTF-8',
    ),
  );
  const first = (await pieces.next()).value ?? Buffer.alloc(0);
  const parser = parse({
    bom: true,
    delimiter: separatorOf(first.toString(), shape, file.columns),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: LONGEST_RECORD,
    skip_records_with_error: true,
    on_skip: (error) => void (error && broken.push(error)),
  });
  const source = Readable.from(withFirst(first, pieces), { objectMode: false });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let drift = 0; // the parser counts a CR LF inside quotes as two lines
  try {
    for await (const { record, info } of parser as AsyncIterable<RecordWithInfo>) {
      // Behind a broken quote lines are cut at random.
      if (info.records > numberOf(broken[0]?.['records'], Infinity)) break;
      for (const cell of record) drift += cell.split('\r\n').length - 1;
      if (record.some((cell) => cell.trim() !== '')) yield { line: info.lines - drift, cells: record };
    }
  } finally {
    source.destroy();
    parser.destroy();
  }
  if (broken[0] !== undefined) throw brokenQuotes(broken[0]);
}

function brokenQuotes(error: CsvError): BrokenQuotes {
  return error.code === 'CSV_INVALID_CLOSING_QUOTE'
    ? new BrokenQuotes(
        numberOf(error['lines'], 1),
        'text follows a closing quote; a quote inside a quoted field is written twice. The file is not read further',
      )
    : new BrokenQuotes(null, 'a quote is opened and not closed. The file is not read further');
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

async function* withFirst(first: Buffer, others: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* others;
}

async function* counted(chunks: Readable, onBytes: ((count: number) => void) | undefined): AsyncGenerator<Buffer> {
  for await (const chunk of chunks as AsyncIterable<Buffer>) {
    onBytes?.(chunk.length);
    yield chunk;
  }
}

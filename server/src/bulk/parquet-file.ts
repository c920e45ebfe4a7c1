import { type BasicType, ByteWriter, type ColumnSource, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { Cell } from '../lib/csv.js';
import type { BulkColumn } from './bulk-tables.js';

const TYPES = {
  text: 'STRING',
  number: 'DOUBLE',
  boolean: 'BOOLEAN',
  moment: 'TIMESTAMP',
} as const satisfies Record<BulkColumn['type'], BasicType>;

/**
 * Lines of a group: the file's end describes every group, so that many small ones take more memory than a few large
 * ones.
 */
const GROUP = 4_000;

/**
 * A Parquet file that is written while its lines come: so many of them are a group of rows, which is gone from memory
 * once its bytes are taken. A dot in a column's name means a part of it there, so names have '_' instead; a name that
 * stands twice gets a number.
 */
export class ParquetFile {
  private readonly bytes = new ByteWriter();
  private readonly names: readonly string[];
  private readonly file: ParquetWriter;
  private waiting: (readonly Cell[])[] = [];

  /** @param group how many lines a group of rows has at least, but for the last one */
  constructor(
    private readonly columns: readonly BulkColumn[],
    private readonly group = GROUP,
  ) {
    this.names = namesOf(columns);
    const schema = schemaFromColumnData({ columnData: this.dataOf([]) });
    this.file = new ParquetWriter({ writer: this.bytes, schema, createdBy: 'courtbook' });
  }

  /** Adds lines, each with a cell for every column. @returns the bytes that are finished; there may be none */
  add(lines: readonly (readonly Cell[])[]): Uint8Array {
    this.waiting.push(...lines);
    if (this.waiting.length >= this.group) this.writeGroup();
    return this.taken();
  }

  /** Ends the file. @returns its last bytes */
  end(): Uint8Array {
    if (this.waiting.length > 0) this.writeGroup();
    void this.file.finish();
    return this.taken();
  }

  private writeGroup(): void {
    // It resolves at once: the bytes go to memory.
    void this.file.write({ columnData: this.dataOf(this.waiting), rowGroupSize: this.waiting.length });
    this.waiting = [];
  }

  private dataOf(lines: readonly (readonly Cell[])[]): ColumnSource[] {
    return this.columns.map(({ type }, index) => ({
      name: this.names[index]!,
      type: TYPES[type],
      data: lines.map((cells) => valueOf(cells[index], type)),
    }));
  }

  private taken(): Uint8Array {
    const taken = this.bytes.getBytes().slice();
    this.bytes.index = 0;
    return taken;
  }
}

function valueOf(cell: Cell, type: BulkColumn['type']): Cell {
  if (cell === null || cell === undefined) return null;
  return type === 'text' ? String(cell) : cell;
}

function namesOf(columns: readonly BulkColumn[]): string[] {
  const counts = new Map<string, number>();
  return columns.map(({ name }) => {
    const plain = name.replaceAll('.', '_');
    const count = (counts.get(plain) ?? 0) + 1;
    counts.set(plain, count);
    return count === 1 ? plain : `${plain}_${count}`;
  });
}

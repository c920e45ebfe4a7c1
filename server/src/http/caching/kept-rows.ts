import type { SettledRows } from '../../context/request-context.js';

/** Roughly what a value of a row takes in memory beside the characters of a text. */
const VALUE_BYTES = 16;
const ROW_BYTES = 64;
/** Of one answer; more are not kept. */
const MOST_STATEMENTS = 200;

/** Rows that were read for an answer, by tenant, statement and parameters: good for as long as nothing of its tenants changes but live rows. */
export class KeptRows implements SettledRows {
  private readonly kept = new Map<string, Promise<unknown[][]>>();
  /** Roughly what they take in memory. */
  bytes = 0;

  /** The list is the caller's own; its rows are not to be changed. */
  async of(
    organizationId: number,
    statement: string,
    params: readonly unknown[],
    read: () => Promise<unknown[][]>,
  ): Promise<unknown[][]> {
    const key = `${organizationId} ${statement} ${JSON.stringify(params)}`;
    const known = this.kept.get(key);
    if (known) return [...(await known)];
    if (this.kept.size >= MOST_STATEMENTS) return read();
    const reading = read();
    this.kept.set(key, reading);
    try {
      const rows = await reading;
      this.bytes += key.length + sizeOf(rows);
      return [...rows];
    } catch (error) {
      this.kept.delete(key);
      throw error;
    }
  }
}

function sizeOf(rows: readonly unknown[][]): number {
  let bytes = 0;
  for (const row of rows) {
    bytes += ROW_BYTES + row.length * VALUE_BYTES;
    for (const value of row) if (typeof value === 'string') bytes += value.length;
  }
  return bytes;
}

import type { SettledRows } from '../../context/request-context.js';

/** Roughly what a value, a list or a row takes in memory beside the characters of a text. */
const VALUE_BYTES = 16;
const LIST_BYTES = 64;
/** Of one answer; more are not kept. */
const MOST_BYTES = 1024 * 1024;

interface Kept {
  readonly reading: Promise<unknown[][]>;
  /** 0 until it has been read. */
  bytes: number;
}

/**
 * Rows that were read for an answer, by tenant, statement and parameters: good for as long as nothing of its tenants
 * changes but live rows. What one making does not use the next one has no longer.
 */
export class KeptRows implements SettledRows {
  private readonly kept = new Map<string, Kept>();
  private earlier: ReadonlyMap<string, Kept> | null;
  /** Roughly what they take in memory. */
  bytes = 0;

  /** @param last those of the last making */
  constructor(last: KeptRows | null = null) {
    this.earlier = last && last.kept;
  }

  /** The list is the caller's own; its rows are not to be changed. */
  async of(
    organizationId: number,
    statement: string,
    params: readonly unknown[],
    read: () => Promise<unknown[][]>,
  ): Promise<unknown[][]> {
    const key = `${organizationId} ${statement} ${JSON.stringify(params)}`;
    const known = this.kept.get(key) ?? this.earlier?.get(key);
    const entry: Kept = known ?? { reading: read(), bytes: 0 };
    const isFirst = !this.kept.has(key);
    this.kept.set(key, entry);
    try {
      const rows = await entry.reading;
      if (isFirst) this.count(key, entry, rows);
      return [...rows];
    } catch (error) {
      this.kept.delete(key);
      throw error;
    }
  }

  /** To be called when the answer has been made. */
  end(): void {
    this.earlier = null;
  }

  private count(key: string, entry: Kept, rows: readonly unknown[][]): void {
    entry.bytes ||= key.length + sizeOf(rows);
    if (this.bytes + entry.bytes > MOST_BYTES) this.kept.delete(key);
    else this.bytes += entry.bytes;
  }
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return VALUE_BYTES + value.length;
  if (typeof value !== 'object' || value === null) return VALUE_BYTES;
  return Object.values(value).reduce<number>((sum, each) => sum + sizeOf(each), LIST_BYTES);
}

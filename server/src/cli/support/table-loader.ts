import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { quoted } from './archive.js';

/** Loads tables by COPY, piece by piece; one table at a time. */
export class TableLoader {
  private current: { table: string; stream: CopyStreamQuery } | null = null;
  /** Rows loaded, by table. */
  readonly loaded = new Map<string, number>();

  constructor(private readonly client: ClientBase) {}

  async add(table: string, columns: readonly string[], piece: Buffer): Promise<void> {
    if (this.current?.table !== table) {
      await this.finish();
      const stream = this.client.query(
        copyFrom(`COPY ${quoted(table)} (${columns.map(quoted).join(', ')}) FROM STDIN`),
      );
      stream.on('error', () => undefined); // shows in `write` and `finish`
      this.current = { table, stream };
    }
    const { stream } = this.current;
    await new Promise<void>((resolve, reject) => {
      stream.write(piece, (error) => (error ? reject(error) : resolve()));
    });
  }

  /** Ends the table at work. */
  async finish(): Promise<void> {
    if (this.current === null) return;
    const { table, stream } = this.current;
    this.current = null;
    stream.end();
    await finished(stream);
    this.loaded.set(table, stream.rowCount);
  }

  /** Breaks the table at work off, so that the connection takes statements again. */
  async abort(): Promise<void> {
    if (this.current === null) return;
    const { stream } = this.current;
    this.current = null;
    stream.destroy();
    await finished(stream).catch(() => undefined);
  }
}

import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';

/** Makes a ZIP archive, piece by piece; other requests get their turn between the pieces. */
export class ZipWriter {
  private readonly chunks: Uint8Array[] = [];
  private failure: Error | null = null;
  private readonly zip = new Zip((error, chunk) => {
    if (error) this.failure = error;
    else this.chunks.push(chunk);
  });
  private current: { name: string; file: ZipDeflate } | null = null;

  /** Adds to a file of the archive; a new name ends the file before. */
  async add(name: string, content: string | Buffer): Promise<void> {
    if (this.current?.name !== name) {
      this.endFile();
      const file = new ZipDeflate(name, { level: 6 });
      this.zip.add(file);
      this.current = { name, file };
    }
    this.current.file.push(typeof content === 'string' ? Buffer.from(content) : content);
    await setImmediate();
  }

  /** The archive as a whole. */
  finish(): Buffer {
    this.endFile();
    this.zip.end();
    if (this.failure) throw this.failure;
    return Buffer.concat(this.chunks);
  }

  private endFile(): void {
    this.current?.file.push(new Uint8Array(0), true);
    this.current = null;
  }
}

import type { EntityManager } from 'typeorm';
import type { UploadStore } from '../../uploads/upload-store.js';
import { readPictures } from './detail-rows.js';

/** The pictures of an archive: their files in it, and what the cells call them. */
export class ArchivedPictures {
  private readonly names = new Map<number, string>();
  /** Their content by name, in the order of the names. */
  readonly files = new Map<string, Buffer>();

  /** Reads the widest file of each upload. One that the store has lost is left out. */
  async read(
    manager: EntityManager,
    store: UploadStore,
    organizationId: number,
    uploadIds: readonly number[],
  ): Promise<void> {
    const keys = new Map(
      (await readPictures(manager, organizationId, uploadIds)).map(({ uploadId, storageKey }) => [
        uploadId,
        storageKey,
      ]),
    );
    for (const id of uploadIds) {
      const file = keys.has(id) && !this.names.has(id) ? await store.read(keys.get(id)!) : null;
      if (file === null) continue;
      const chunks: Buffer[] = [];
      for await (const chunk of file.stream) chunks.push(chunk as Buffer);
      const name = `pictures/${this.names.size + 1}.webp`;
      this.names.set(id, name);
      this.files.set(name, Buffer.concat(chunks));
    }
  }

  /** What a cell says of an upload; null when there is none. */
  nameOf(uploadId: unknown): string | null {
    return this.names.get(Number(uploadId ?? 0)) ?? null;
  }
}

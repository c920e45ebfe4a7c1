import { join } from 'node:path';
import type { Config } from '../config.js';
import { diskStore } from './disk-store.js';
import { s3Store } from './s3-store.js';
import type { UploadStore } from './upload-store.js';

const opened = new WeakMap<Config, UploadStore>();

/** The configured store: S3 where S3_* is given, else DATA_DIR/uploads. One per configuration. */
export function uploadStore(config: Config): UploadStore {
  const found = opened.get(config);
  if (found) return found;
  const store = config.s3 ? s3Store(config.s3) : diskStore(join(config.dataDir, 'uploads'));
  opened.set(config, store);
  return store;
}

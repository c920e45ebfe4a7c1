import { open, stat, statfs } from 'node:fs/promises';

/** What PostgreSQL and its programs print when a file finds no room. */
const SAYS_FULL = /No space left on device|Disk quota exceeded/;
/** With less room than this, the log's own last words may be missing. */
const UNSURE_BYTES = 1024 * 1024;

/** The own PostgreSQL does not start because its disk is full; it will once there is room. */
export class NoRoomError extends Error {
  /** Node's code for a full disk. */
  readonly code = 'ENOSPC';

  constructor() {
    super('the embedded PostgreSQL does not start: its disk is full');
  }
}

/** How long the server's log is, so that what follows can be told from what was there; 0 where there is none. */
export async function logLength(log: string): Promise<number> {
  return stat(log).then(
    ({ size }) => size,
    () => 0,
  );
}

/**
 * Whether a start failed for want of room: the log says so, or there was no room to say anything.
 * @param from length of the log before that start
 */
export async function lacksRoom(cluster: string, log: string, from: number): Promise<boolean> {
  if (SAYS_FULL.test(await readFrom(log, from).catch(() => ''))) return true;
  const { bavail, bsize } = await statfs(cluster);
  return bavail * bsize < UNSURE_BYTES;
}

/** Whether words that came with a failure say that a disk is full. */
export function saysFull(words: string): boolean {
  return SAYS_FULL.test(words);
}

async function readFrom(file: string, from: number): Promise<string> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const bytes = Buffer.alloc(Math.max(0, size - from));
    await handle.read(bytes, 0, bytes.length, from);
    return bytes.toString();
  } finally {
    await handle.close();
  }
}

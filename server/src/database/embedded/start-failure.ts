import { open, stat, statfs } from 'node:fs/promises';

/** What PostgreSQL and its programs print when a file finds no room. */
const SAYS_FULL = /No space left on device|Disk quota exceeded/;
/** With less room than this, the log's own last words may be missing. */
const UNSURE_BYTES = 1024 * 1024;

/** The own PostgreSQL does not start, and will not by trying again; the message says why in words that follow "it". */
export class UnusableClusterError extends Error {}

/** It does not start because its disk is full; it will once there is room. */
export class NoRoomError extends UnusableClusterError {
  constructor() {
    super('its disk is full');
  }
}

/** What a server's last words mean that no second try changes. */
const HOPELESS: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [
    /initialized by PostgreSQL version (\S+), which is not compatible with this version (\S+?)\.?\s/,
    ([, theirs, ours]) =>
      `it holds a PostgreSQL ${theirs}, and this release runs ${ours}: back it up by the release that made it, and restore that into an empty DATA_DIR`,
  ],
  [
    /Permission denied|has wrong ownership|has invalid permissions/,
    () => 'the files of its PostgreSQL belong to another account, or are open to others',
  ],
  [
    /could not access the server configuration file "([^"]+)": No such file/,
    ([, file]) => `its PostgreSQL is not whole: ${file} is missing`,
  ],
];

/** How long the server's log is, so that what follows can be told from what was there; 0 where there is none. */
export async function logLength(log: string): Promise<number> {
  return stat(log).then(
    ({ size }) => size,
    () => 0,
  );
}

/**
 * Why a start failed, where trying again at once would be in vain; null where it may help (another process was faster,
 * a killed server's orphans are about to end).
 * @param from length of the log before that start
 */
export async function startFailure(cluster: string, log: string, from: number): Promise<UnusableClusterError | null> {
  const words = await readFrom(log, from).catch(() => '');
  if (saysFull(words)) return new NoRoomError();
  for (const [pattern, reason] of HOPELESS) {
    const found = pattern.exec(words);
    if (found) return new UnusableClusterError(reason(found));
  }
  const { bavail, bsize } = await statfs(cluster);
  return bavail * bsize < UNSURE_BYTES ? new NoRoomError() : null;
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

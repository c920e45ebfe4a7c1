import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { processStart } from './processes.js';

const LEAVING = '.leaving';
let joined = 0;

/** One process's use of a shared cluster. */
export interface Participation {
  /**
   * Ends the use. `whenLast` runs when no other living process uses the cluster; a process that wants to join meanwhile
   * waits until it is done.
   */
  leave(whenLast: () => Promise<void>): Promise<void>;
}

/**
 * Registers this process as a user of the cluster, so that whoever leaves first does not stop the server under the
 * others. A file per user carries process number and start time, so that the files of killed processes count for
 * nothing.
 */
export async function participate(directory: string): Promise<Participation> {
  await mkdir(directory, { recursive: true });
  joined += 1;
  const own = `${process.pid}-${processStart(process.pid)?.replace(/\W+/g, '_')}-${joined}`;
  await writeFile(join(directory, own), '');
  // Registered first, looked second; a leaver marks itself first and looks second: at least one of the two sees the
  // other.
  while ((await living(directory)).some((name) => name.endsWith(LEAVING))) await delay(20);
  return { leave: (whenLast) => leave(directory, own, whenLast) };
}

async function leave(directory: string, own: string, whenLast: () => Promise<void>): Promise<void> {
  const mark = own + LEAVING;
  await rename(join(directory, own), join(directory, mark));
  try {
    if ((await living(directory)).every((name) => name.endsWith(LEAVING))) await whenLast();
  } finally {
    await rm(join(directory, mark), { force: true });
  }
}

/** The files of processes that still run; removes the others. */
async function living(directory: string): Promise<string[]> {
  const names: string[] = [];
  for (const name of await readdir(directory)) {
    if (isAlive(name)) names.push(name);
    else await rm(join(directory, name), { force: true });
  }
  return names;
}

function isAlive(name: string): boolean {
  const [pid = '', start] = name.replace(LEAVING, '').split('-');
  return processStart(Number(pid))?.replace(/\W+/g, '_') === start;
}

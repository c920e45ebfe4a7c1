import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { cpuTime } from '../lib/cpu.js';
import { startTarget } from '../lib/target.js';
import type { Load, LoadRequest } from '../lib/load.js';

/** What came of a download by a process of its own. */
export interface Download {
  readonly bytes: number;
  readonly seconds: number;
  /** Of node and PostgreSQL together. */
  readonly cpuSeconds: number;
  /**
   * Memory of the process in MB: before, at most while it wrote, and what it holds afterwards that it did not before.
   */
  readonly before: number;
  readonly peak: number;
  readonly held: number;
}

/** What is downloaded from where. */
export interface DownloadOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly flags: readonly string[];
  readonly path: string;
  /** What is asked before, so that the process is one that has been answering for a while. */
  readonly usual: readonly LoadRequest[];
  readonly load: Load;
  /** Process number of PostgreSQL's first process. */
  readonly postmaster: number;
}

const MB = 1_000_000;
const USUAL_AMOUNT = 5_000;
const CONNECTIONS = 16;

/**
 * Starts a server, lets it answer usual questions, and downloads a file. The peak is the kernel's own, so that no
 * sample misses it.
 */
export async function download({ env, flags, path, usual, load, postmaster }: DownloadOptions): Promise<Download> {
  const { port, child } = await startTarget('bulk', 'bench/targets/ours.mjs', { env, flags });
  try {
    await load.run({ port, requests: usual, connections: CONNECTIONS, amount: USUAL_AMOUNT });
    const heldBefore = await child.ask<number>({ heap: true });
    // What was collected is given back by and by; then it would count as grown once it is taken again.
    await load.run({ port, requests: usual, connections: CONNECTIONS, amount: USUAL_AMOUNT });
    const before = memoryOf(child.pid, 'VmRSS');
    writeFileSync(`/proc/${child.pid}/clear_refs`, '5');
    const cpu = cpuTime(child.pid, postmaster);
    const start = performance.now();
    const bytes = await read(port, path);
    const seconds = (performance.now() - start) / 1_000;
    const after = cpuTime(child.pid, postmaster);
    return {
      bytes,
      seconds,
      cpuSeconds: after.server - cpu.server + after.postgres - cpu.postgres,
      before,
      peak: memoryOf(child.pid, 'VmHWM'),
      held: ((await child.ask<number>({ heap: true })) - heldBefore) / MB,
    };
  } finally {
    await child.stop();
  }
}

/** Reads an answer as fast as it comes. @returns how many bytes it has */
function read(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.once('error', reject);
      response.once('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path} answered ${response.statusCode}`)),
      );
    }).once('error', reject);
  });
}

/** A line of proc(5)'s `status`, in MB. */
function memoryOf(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const [, kB] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kB) * 1_024) / MB;
}

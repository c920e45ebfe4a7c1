import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** CPU time in seconds, user and system. */
export interface CpuTime {
  /** Of the server process with all its threads. */
  readonly server: number;
  /** Of every process of the PostgreSQL cluster. */
  readonly postgres: number;
}

/**
 * CPU time used so far.
 * @param server process number of the server
 * @param postmaster process number of the cluster's first process
 */
export function cpuTime(server: number, postmaster: number): CpuTime {
  return { server: ofProcess(server)?.own ?? 0, postgres: ofCluster(postmaster) };
}

/** CPU time in seconds of this process's own children, once they have ended. */
export function endedChildren(): number {
  return ofProcess(process.pid)?.children ?? 0;
}

/** The postmaster, its living children, and those that it has outlived. */
function ofCluster(postmaster: number): number {
  let sum = 0;
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    const found = Number.isInteger(pid) ? ofProcess(pid) : null;
    if (found?.parent === postmaster) sum += found.own;
    else if (pid === postmaster) sum += (found?.own ?? 0) + (found?.children ?? 0);
  }
  return sum;
}

/** Null for a process that has ended meanwhile. Fields as in proc(5). */
function ofProcess(pid: number): { parent: number; own: number; children: number } | null {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // The second field, the program's name in parentheses, may hold spaces.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const seconds = (from: number): number => ((fields[from] ?? 0) + (fields[from + 1] ?? 0)) / TICKS_A_SECOND;
  return { parent: fields[1] ?? 0, own: seconds(11), children: seconds(13) };
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What tells a running process apart from a later one with the same number: its start time as the system reports it.
 * Null when there is no such process, or only a zombie, which the system still lists although it can no longer work.
 */
export function processStart(pid: number): string | null {
  if (process.platform === 'linux') return linuxProcessStart(pid);
  if (process.platform === 'win32') return isSignallable(pid) ? 'running' : null;
  const line = ps(pid, 'stat=,lstart=');
  return line === '' || line.startsWith('Z') ? null : line.replace(/^\S+\s+/, '');
}

/** The command line of a running process; empty for a missing process and for a zombie. */
export function commandLine(pid: number): string {
  if (process.platform !== 'linux') return ps(pid, 'args=');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

function linuxProcessStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may itself hold blanks and brackets, so count from the last one: state is the first field
    // after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

function isSignallable(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function ps(pid: number, columns: string): string {
  try {
    return execFileSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';

/** The account that the database server runs as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root. When this process is root, its server runs as `nobody`; otherwise as the caller
 * itself (null).
 * @throws when this process is root and the machine knows no such account
 */
export function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  return { uid: idOfNobody('-u'), gid: idOfNobody('-g') };
}

/** Spawn options that make a child run as the account, in a directory that every account may enter. */
export function spawnAs(account: Account | null): { cwd: string; uid?: number; gid?: number } {
  return account === null ? { cwd: '/' } : { cwd: '/', uid: account.uid, gid: account.gid };
}

/** Whether the account can enter a directory, which needs permission on every directory above it too. */
export function canEnter(account: Account | null, directory: string): boolean {
  if (account === null) return true;
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { ...spawnAs(account), stdio: 'ignore' }).status === 0
  );
}

/** Gives a file or directory to the account; does nothing when the server runs as the caller. */
export function giveTo(account: Account | null, path: string): void {
  if (account !== null) chownSync(path, account.uid, account.gid);
}

function idOfNobody(flag: '-u' | '-g'): number {
  const id = Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  if (!Number.isInteger(id)) throw new Error('the embedded database needs the account "nobody" when started as root');
  return id | 0; // macOS reports -2 as an unsigned number, which spawn refuses
}

import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { ConfigError } from './config-reader.js';
import { saysFull, UnusableClusterError } from './database/embedded/start-failure.js';

/** Why a server cannot be reached, by the code of node's error. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its name cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  ECONNRESET: 'it ended the connection',
};

/**
 * PostgreSQL's refusals of whoever connects: no such database, no such role or wrong password, too many connections,
 * starting or stopping.
 */
const REFUSED = new Set(['3D000', '28000', '28P01', '53300', '57P03']);

/** Why a port cannot be listened on, and the variable that says so. */
const NOT_OURS: Readonly<Record<string, (host: string, port: number, variable: string) => string>> = {
  EADDRINUSE: (host, port, variable) => `${variable} ${port} on ${host} is in use by another program`,
  EACCES: (host, port, variable) => `${variable} ${port} on ${host} may not be used by this account`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is no address of this machine`,
  ENOTFOUND: (host) => `HOST ${host} is no address of this machine`,
};

/**
 * What a failure to connect says about the setting that led there; any other error as it is.
 * @param variable the setting, whose value may hold a password and is not shown but for host and database
 */
export function wrongDatabase(error: unknown, variable: string, url: string): unknown {
  const code = codeOf(error);
  const reason = UNREACHABLE[code] ?? (REFUSED.has(code) ? (error as Error).message : undefined);
  if (reason === undefined) return error;
  const { host, pathname } = new URL(url);
  return new ConfigError([`${variable}: the database ${pathname.slice(1)} at ${host} cannot be used: ${reason}`]);
}

/**
 * What a failure to listen says about the port's variable or HOST; any other error as it is.
 * @param variable of the port
 */
export function wrongAddress(error: unknown, host: string, port: number, variable = 'PORT'): unknown {
  const problem = NOT_OURS[codeOf(error)];
  return problem ? new ConfigError([problem(host, port, variable)]) : error;
}

/** Why nothing can be kept in a directory. */
const UNUSABLE: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'its file system is only for reading',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  ENOTDIR: 'it lies below something that is no directory',
  EEXIST: 'it is no directory',
  ENOENT: 'it cannot be made',
  ENAMETOOLONG: 'its name is too long',
};

/**
 * Makes DATA_DIR where it is missing, and looks whether it can be written to.
 * @param mayBeFull asked when its disk is full: whether that does not matter
 * @throws ConfigError saying what is wrong with it
 */
export async function checkDataDirectory(
  directory: string,
  mayBeFull: () => Promise<boolean> = async () => false,
): Promise<void> {
  const probe = join(directory, `.probe-${process.pid}`);
  try {
    await makeDirectory(directory);
    await writeFile(probe, 'room for a few words');
    await rm(probe);
  } catch (error) {
    await rm(probe, { force: true }).catch(() => undefined);
    if (FULL_CODES.has(codeOf(error)) && (await mayBeFull())) return;
    throw new ConfigError([
      `DATA_DIR ${directory} cannot be used: ${UNUSABLE[codeOf(error)] ?? (error as Error).message}`,
    ]);
  }
}

/** Step by step: node's own way to make all that is missing never ends below /proc, where nothing can be made. */
async function makeDirectory(directory: string): Promise<void> {
  const above = dirname(directory);
  try {
    await makeOrFind(directory);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || above === directory) throw error;
    await makeDirectory(above);
    await makeOrFind(directory);
  }
}

/** One that is there already is as good, whoever made it. */
async function makeOrFind(directory: string): Promise<void> {
  try {
    await mkdir(directory);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || !(await stat(directory)).isDirectory()) throw error;
  }
}

/** Codes of node for what belongs to another account. */
const FORBIDDEN: ReadonlySet<string> = new Set(['EACCES', 'EPERM']);
/** Codes of node and PostgreSQL for a full disk. */
const FULL_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/**
 * What a failure says about DATA_DIR, where the files are that it was about: that the disk is full, that one of them
 * is another account's, or that the own PostgreSQL cannot be started as it is; any other error as it is.
 */
export function wrongDataDirectory(error: unknown, directory: string): unknown {
  const reason = reasonAgainst(error, directory);
  return reason === null ? error : new ConfigError([`DATA_DIR ${directory} cannot be used: ${reason}`]);
}

function reasonAgainst(error: unknown, directory: string): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof UnusableClusterError) return error.message;
  if (FULL_CODES.has(codeOf(error)) || saysFull(error.message)) return UNUSABLE['ENOSPC']!;
  const { path } = error as NodeJS.ErrnoException;
  const isWithin = path?.startsWith(join(directory, sep)) === true;
  return isWithin && FORBIDDEN.has(codeOf(error)) ? `this account may not use ${path}` : null;
}

/** With several addresses of a host, node gives the failures of all of them and the code of the first. */
function codeOf(error: unknown): string {
  return error instanceof Error ? String((error as NodeJS.ErrnoException).code ?? '') : '';
}

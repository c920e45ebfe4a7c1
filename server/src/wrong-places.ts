import { ConfigError } from './config-reader.js';

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

/** PostgreSQL's refusals of whoever connects: no such database, no such role or wrong password, too many connections, starting or stopping. */
const REFUSED = new Set(['3D000', '28000', '28P01', '53300', '57P03']);

/** Why a port cannot be listened on, and the variable that says so. */
const NOT_OURS: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) => `PORT ${port} on ${host} is in use by another program`,
  EACCES: (host, port) => `PORT ${port} on ${host} may not be used by this account`,
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

/** What a failure to listen says about PORT or HOST; any other error as it is. */
export function wrongAddress(error: unknown, host: string, port: number): unknown {
  const problem = NOT_OURS[codeOf(error)];
  return problem ? new ConfigError([problem(host, port)]) : error;
}

/** With several addresses of a host, node gives the failures of all of them and the code of the first. */
function codeOf(error: unknown): string {
  return error instanceof Error ? String((error as NodeJS.ErrnoException).code ?? '') : '';
}

import { DatabaseBusyError } from './limits/busy.js';
import { sqlState } from './transaction.js';

/** Why the database gave no answer: it has too much to do, or there is no connection to it. */
export type Unavailability = 'busy' | 'lost';

/** Limits of ours that were reached (a cancelled statement, a lock, an idle transaction), and a server without room. */
const BUSY = new Set(['57014', '55P03', '25P03', '53200', '53300', '53400']);
/** The server is being stopped, restarted or has crashed; class 08 is a broken connection. */
const LOST = /^(08[0-9A-Z]{3}|57P0[1-5]|25P04)$/;
const LOST_BY_NODE = new Set([
  'ENOENT', // there is no such Unix socket while the server is down
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The calls of node that fail with these codes; anything else with such a code is not the database's. */
const CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo']);
/** What the driver says without any code. */
const SAID_BUSY = /^(timeout exceeded when trying to connect|Query read timeout)$/;
const SAID_LOST =
  /^(Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end)/;

/** TypeORM's, when a transaction's connection has broken between two of its statements. */
const BROKEN_IN_BETWEEN = /^QueryRunner(Provider)?AlreadyReleasedError$/;

/** Whether an error says that the database could not be asked now, and why; null for every other error. */
export function unavailability(error: unknown): Unavailability | null {
  const { driverError } = (error ?? {}) as { driverError?: unknown };
  const source = driverError ?? error;
  if (source instanceof DatabaseBusyError) return 'busy';
  if (!(source instanceof Error)) return null;
  const state = sqlState(source);
  if (state !== undefined && BUSY.has(state)) return 'busy';
  if (state !== undefined && LOST.test(state)) return 'lost';
  if (isLostCall(source)) return 'lost';
  if (BROKEN_IN_BETWEEN.test(source.name)) return 'lost';
  if (state !== undefined) return null;
  return SAID_BUSY.test(source.message) ? 'busy' : SAID_LOST.test(source.message) ? 'lost' : null;
}

/** A host of several addresses fails with all their errors together. */
function isLostCall(error: Error): boolean {
  const { code = '', syscall = '', errors } = error as NodeJS.ErrnoException & { errors?: unknown };
  if (Array.isArray(errors)) return errors.length > 0 && errors.every((one) => one instanceof Error && isLostCall(one));
  return LOST_BY_NODE.has(code) && CALLS.has(syscall);
}

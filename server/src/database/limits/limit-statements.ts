import { type ClientBase, DatabaseError, type QueryArrayConfig, type QueryResult } from 'pg';
import { type Done, NamedStatement } from '../named-statement.js';
import type { StatementLog } from '../prepared.js';
import { cancelStatement, type CancelTarget } from './cancel.js';

type Send = (...args: unknown[]) => unknown;
/** What of the driver's client its types leave out. */
type Inner = CancelTarget & { connection: { stream: { destroy(): void } }; end(): Promise<void> };

/** A cancelled statement that has not ended after this long has a server that does not answer. */
const GIVE_UP_MS = 2_000;

const patience = new WeakMap<object, number>();
const logs = new WeakMap<object, StatementLog>();

/**
 * Bounds every statement of a new connection: one that takes longer is cancelled on the server, and fails. The limit is
 * the caller's, not a setting of the session: behind a pooler in transaction mode a session's settings belong to
 * whoever comes next, and one more statement to set them would be the price of each read. See ADR 13. Streams (COPY)
 * are not bounded. A connection that was cancelled, or that the server is closing, is not used again.
 */
export function limitStatements(client: ClientBase, statementMs: number): void {
  patience.set(client, statementMs);
  const send = client.query.bind(client) as Send;
  const inner = client as unknown as Inner;
  // Whoever runs the statement is told by it; without a listener node would end the process.
  client.on('error', () => undefined);

  const watch = (): ((error: unknown) => void) => {
    const limit = patience.get(client) ?? 0;
    let late = false;
    let timer: NodeJS.Timeout | undefined;
    const expire = (): void => {
      late = true;
      cancelStatement(inner);
      timer = setTimeout(() => inner.connection.stream.destroy(), GIVE_UP_MS);
    };
    if (limit > 0) timer = setTimeout(expire, limit);
    return (error) => {
      clearTimeout(timer);
      // A late cancel could meet the next statement.
      if (late || (error instanceof DatabaseError && error.severity === 'FATAL'))
        void inner.end().catch(() => undefined);
    };
  };

  client.query = ((config: unknown, values?: unknown, callback?: unknown): unknown => {
    if (typeof (config as { submit?: unknown }).submit === 'function') return send(config, values, callback);
    const end = watch();
    logs.get(client)?.push((config as { name?: string }).name ?? 'unnamed');
    const done = [values, callback].find((argument) => typeof argument === 'function') as Done | undefined;
    if (done) {
      const ended: Done = (error, result) => {
        end(error);
        done(error, result);
      };
      const named = NamedStatement.of(config as QueryArrayConfig, ended);
      return named ? send(named) : send(config, typeof values === 'function' ? undefined : values, ended);
    }
    const answer = send(config, values) as Promise<QueryResult>;
    return answer.then(
      (result) => {
        end(null);
        return result;
      },
      (error: unknown) => {
        end(error);
        throw error;
      },
    );
  }) as ClientBase['query'];
}

/**
 * Notes every statement of a connection, until it is told to stop.
 * @returns stops it
 */
export function logStatements(client: object, log: StatementLog): () => void {
  logs.set(client, log);
  return () => void logs.delete(client);
}

/**
 * Gives the statements of a connection another limit.
 * @returns puts the present one back
 */
export function changeLimit(client: object, statementMs: number): () => void {
  const before = patience.get(client);
  if (before === undefined) return () => undefined;
  patience.set(client, statementMs);
  return () => void patience.set(client, before);
}

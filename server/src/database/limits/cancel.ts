import { connect } from 'node:net';

/** What PostgreSQL's cancel request consists of; the driver keeps the last two, though its types do not say so. */
export interface CancelTarget {
  readonly host: string;
  readonly port: number;
  readonly processID: number | null;
  readonly secretKey: number | null;
}

const CANCEL_REQUEST = 80_877_102;
const PATIENCE_MS = 10_000;

/**
 * Asks the server to end the statement that a connection is running, over a second connection, as the protocol has it.
 * A pooler passes it on to the server that runs the statement. There is no answer; the statement then fails by itself.
 * The other side ends the connection: PgBouncer 1.18 takes one that was left before it had passed the request on for an
 * error of its own, and stops.
 */
export function cancelStatement({ host, port, processID, secretKey }: CancelTarget): void {
  if (processID === null || secretKey === null) return;
  const request = Buffer.alloc(16);
  request.writeInt32BE(request.length, 0);
  request.writeInt32BE(CANCEL_REQUEST, 4);
  request.writeInt32BE(processID, 8);
  request.writeInt32BE(secretKey, 12);
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  socket.on('error', () => socket.destroy()); // whoever waits for the statement gives the connection up
  socket.resume();
  socket.write(request);
}

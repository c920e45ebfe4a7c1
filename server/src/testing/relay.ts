import { connect, createServer, type Server, type Socket } from 'node:net';

/** A server between a program and its database that can be told to hang up, to fall silent, and to be gone. */
export interface Relay {
  readonly url: string;
  /** Ends all connections; new ones are welcome. */
  hangUp(): void;
  /** Passes nothing on any more, and takes new connections without a word. */
  fallSilent(): void;
  /** Ends all connections; new ones are refused. */
  close(): Promise<void>;
}

/** @param port where to listen; default: any free port */
export async function startRelay(target: URL, port = 0): Promise<Relay> {
  const sockets = new Set<Socket>();
  let silent = false;
  const server: Server = createServer((inward) => {
    const outward = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [inward, outward]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    if (!silent) inward.pipe(outward).pipe(inward);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(target.href);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : '');
  const hangUp = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    hangUp,
    fallSilent: () => {
      silent = true;
      sockets.forEach((socket) => socket.unpipe());
    },
    close: () => new Promise((resolve) => server.close(() => resolve()) && hangUp()),
  };
}

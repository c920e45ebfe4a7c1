import type { WebSocket } from 'ws';

/** Bytes that may wait for a reader: the longest answer, and what else is said to whoever reads. */
const MOST_WAITING = 2_000_000;

/** Cuts whoever asks for more than it reads: what waits for a reader is kept in memory. */
export function cutIfStuck(socket: WebSocket): void {
  if (socket.bufferedAmount > MOST_WAITING) socket.terminate();
}

/**
 * What leaves by a socket. Answers leave one after another, so that many long ones at once do not count as a reader who
 * is stuck.
 */
export class SocketOutlet {
  private before: Promise<void> = Promise.resolve();

  constructor(private readonly socket: WebSocket) {}

  /** Resolves once a message is on its way, or has nowhere to go any longer. */
  send(message: string | Buffer): Promise<void> {
    const { socket } = this;
    cutIfStuck(socket);
    if (socket.readyState !== socket.OPEN) return Promise.resolve();
    return new Promise((resolve) => {
      socket.send(message, { binary: false }, () => resolve()); // an error is the socket's, which closes
    });
  }

  /** The same for an answer, in its turn. @param answer is JSON, and goes out as it is */
  answer(operationId: string, answer: Buffer): Promise<void> {
    this.before = this.before.then(() => {
      const head = `{"id":${JSON.stringify(operationId)},"type":"next","payload":`;
      return this.send(Buffer.concat([Buffer.from(head), answer, Buffer.from('}')]));
    });
    return this.before;
  }
}

import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes connections on which nothing is asked any more, but none whose next request has arrived in the meantime: while
 * this program computes, a request can wait unread, and by itself node looks for what is idle too long before it reads.
 */
export function closeIdleConnections(server: Server): void {
  server.on('timeout', (socket: Socket) => {
    const { bytesRead } = socket;
    // After the next reading.
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) socket.destroy();
    });
  });
}

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** What asks for another protocol on the same connection. */
const ASKS = new Set(['upgrade', 'http2-settings']);

/**
 * Answers who asks for another protocol than sockets (HTTP/2, say) as if they had not: the connection begins anew with
 * the same request, without the headers that asked. So its body is read, and its time is limited, as any other's.
 * @param head what has come after the request's headers
 */
export function declineUpgrade(server: Server, req: IncomingMessage, socket: Duplex, head: Buffer): void {
  socket.unshift(Buffer.concat([Buffer.from(headOf(req), 'latin1'), head]));
  server.emit('connection', socket);
}

function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name, value] = [rawHeaders[at]!, rawHeaders[at + 1]!];
    const kept = name.toLowerCase() === 'connection' ? withoutAsks(value) : value;
    if (!ASKS.has(name.toLowerCase()) && kept !== '') lines.push(`${name}: ${kept}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function withoutAsks(connection: string): string {
  const options = connection.split(',').map((option) => option.trim());
  return options.filter((option) => !ASKS.has(option.toLowerCase())).join(', ');
}

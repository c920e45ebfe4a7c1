import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a receiver was sent. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: {
    readonly id: string;
    readonly type: string;
    readonly organization: { readonly slug: string };
    readonly data: Record<string, unknown>;
  };
}

/** How a receiver answers; without a status it never does. */
export interface ReceiverAnswer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly text?: string;
}

/** Somebody else's program, on this machine. */
export interface WebhookReceiver {
  readonly url: string;
  readonly port: number;
  readonly received: Received[];
  /** How it answers from now on; it begins with 204. */
  answer: (received: Received) => ReceiverAnswer | Promise<ReceiverAnswer>;
  close(): Promise<void>;
}

/** Starts a receiver that takes everything. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const server = createServer((req, res) => {
    const pieces: Buffer[] = [];
    req.on('data', (piece: Buffer) => pieces.push(piece));
    req.on('end', () => {
      const text = Buffer.concat(pieces).toString();
      const one = { path: req.url ?? '', headers: req.headers, text, body: JSON.parse(text) as Received['body'] };
      received.push(one);
      void Promise.resolve(receiver.answer(one)).then(({ status, headers, text: said }) => {
        if (status !== undefined) res.writeHead(status, headers).end(said);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/hooks`,
    port,
    received,
    answer: () => ({ status: 204 }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

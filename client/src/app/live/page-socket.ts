import { type Client, createClient } from 'graphql-ws';
import { followedSession } from './followed-session';

/** How the server closes a socket whose session is over. */
const ENDED = 4401;
/** After so long a silence the server is asked whether it is still there. */
const SILENCE_MS = 20_000;
/** How long it has to answer, or to take a socket. */
const PATIENCE_MS = 10_000;
/** How long it stays open when nothing is followed any more: the next screen follows something else. */
const LEFT_MS = 2_000;
/** Between two openings: whatever closes a socket in good order, and not for us, would have it opened on and on. */
const BETWEEN_MS = 1_000;

/** The page's socket to an address of the graph: open while something is followed by it. */
export interface PageSocket {
  readonly client: Client;
  /** Openings that have failed since one succeeded: so it is known whether the network lets any through. */
  failures: number;
}

const sockets = new Map<string, PageSocket>();
followedSession.addEventListener('begin', () => {
  for (const { client } of sockets.values()) client.terminate();
});

/** The one socket of the page to an address, opened when something is followed by it. */
export function socketTo(address: string): PageSocket {
  const known = sockets.get(address);
  if (known) return known;
  const url = `${location.origin.replace(/^http/, 'ws')}${address}`;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const terminateLater = (): void => {
    clearTimeout(patience);
    patience = setTimeout(() => socket.client.terminate(), PATIENCE_MS);
  };
  let openedAt = -Infinity;
  let isConnected = false;
  const socket: PageSocket = {
    failures: 0,
    client: createClient({
      url: async () => {
        const early = openedAt + BETWEEN_MS - performance.now();
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
        openedAt = performance.now();
        return url;
      },
      lazyCloseTimeout: LEFT_MS,
      retryAttempts: 0, // each operation is followed anew by itself
      keepAlive: SILENCE_MS,
      on: {
        connecting: () => {
          isConnected = false;
          terminateLater();
        },
        connected: () => {
          isConnected = true;
          socket.failures = 0;
          clearTimeout(patience);
        },
        // A network that is gone does not always say so.
        ping: (isReceived) => {
          if (!isReceived) terminateLater();
        },
        pong: (isReceived) => {
          if (isReceived) clearTimeout(patience);
        },
        closed: (event) => {
          clearTimeout(patience);
          if (!isConnected) socket.failures += 1;
          if ((event as CloseEvent).code === ENDED) followedSession.dispatchEvent(new Event('end'));
        },
      },
    }),
  };
  sockets.set(address, socket);
  return socket;
}

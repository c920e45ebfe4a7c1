import { type Client, createClient } from 'graphql-ws';
import { sessionEnds } from './session-ends';

/** How the server closes a socket whose session is over. */
const ENDED = 4401;
/** After so long a silence the server is asked whether it is still there. */
const SILENCE_MS = 20_000;
/** How long it has to answer, or to take a socket. */
const PATIENCE_MS = 10_000;
/** How long a socket stays open when nothing is followed any more: the next screen follows something else. */
const LEFT_MS = 2_000;
/** Between two openings: whatever closes a socket in good order, and not for us, would have it opened on and on. */
const BETWEEN_MS = 1_000;

/** The page's one socket to the graph. */
export interface PageSocket {
  /** Opens it when something is followed by it, and closes it when nothing is. */
  readonly client: Client;
  /** So often, one after the other, was nothing told by it: how the next one begins. */
  failures: number;
}

/** Makes the page's socket, which lives as long as the page. */
export function makePageSocket(): PageSocket {
  let patience: ReturnType<typeof setTimeout> | undefined;
  let openedAt = -Infinity;
  const terminateLater = (): void => {
    clearTimeout(patience);
    patience = setTimeout(() => client.terminate(), PATIENCE_MS);
  };
  const client = createClient({
    url: async () => {
      const early = openedAt + BETWEEN_MS - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      openedAt = performance.now();
      terminateLater();
      return `${location.origin.replace(/^http/, 'ws')}/graphql`;
    },
    lazyCloseTimeout: LEFT_MS,
    retryAttempts: 0, // each operation is followed anew by itself
    keepAlive: SILENCE_MS,
    on: {
      connected: () => clearTimeout(patience),
      // A network that is gone does not always say so.
      ping: (isReceived) => {
        if (!isReceived) terminateLater();
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(patience);
      },
      closed: (event) => {
        clearTimeout(patience);
        if ((event as CloseEvent).code === ENDED) sessionEnds.dispatchEvent(new Event('end'));
      },
    },
  });
  // A phone may stop the page before the socket has closed by itself, and go on with one that nobody listens to.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) client.terminate();
  });
  // Of another network than before, perhaps, through which the socket that is there leads nowhere.
  window.addEventListener('online', () => client.terminate());
  return { client, failures: 0 };
}

import { type Client, createClient } from 'graphql-ws';
import { byStream } from './by-stream';
import type { Connect, Told } from './follow';
import { sessionEnds } from './session-ends';
import { subscriptionOf } from './subscription-of';

/** How the server closes a socket whose session is over, unless it finds so when something changes. */
const ENDED = 4401;
/** Pause before a socket that broke is opened again; it doubles each time. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** After so long a silence the server is asked whether it is still there, and how long it has to answer. */
const SILENCE_MS = 20_000;
const PATIENCE_MS = 10_000;

/** The page's socket to an address, open while something is followed by it. */
interface PageSocket {
  client: Client;
  /** Whether the way to the server has ever let a socket through. */
  hasConnected: boolean;
}
const sockets = new Map<string, PageSocket>();

/**
 * Follows by the page's socket (GraphQL over WebSocket): what the session of its cookie sees, whoever's it is. A socket
 * that breaks is opened again. Where none comes through, it is followed as visitors do.
 * @param address of the graph, as the page asks it
 */
export function bySocket(address: string): Connect {
  return (operation, listener) => {
    const socket = socketTo(address);
    const subscription = subscriptionOf(operation);
    let close: () => void;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pauseMs = FIRST_PAUSE_MS;
    let isOver = false;
    const openLater = (): void => {
      timer = setTimeout(open, pauseMs * (0.5 + Math.random()));
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    };
    const open = (): void => {
      let hasSession = true;
      close = socket.client.subscribe(subscription, {
        next: (told) => {
          if (isOver) return;
          hasSession = !told.errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
          if (!hasSession) return void sessionEnds.dispatchEvent(new Event('end'));
          pauseMs = FIRST_PAUSE_MS;
          listener.next(told as Told);
        },
        error: () => {
          if (isOver) return;
          if (!socket.hasConnected && navigator.onLine) close = byStream(operation, listener);
          else openLater();
        },
        // Also told to who has closed it. What ends with its session is followed by the next one, as who is signed in.
        complete: () => {
          if (isOver) return;
          if (hasSession) listener.complete();
          else openLater();
        },
      });
    };
    open();
    return () => {
      isOver = true;
      clearTimeout(timer);
      close();
    };
  };
}

function socketTo(address: string): PageSocket {
  const known = sockets.get(address);
  if (known) return known;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const socket: PageSocket = {
    hasConnected: false,
    client: createClient({
      url: `${location.origin.replace(/^http/, 'ws')}${address}`,
      retryAttempts: 0, // each operation is followed anew by itself
      keepAlive: SILENCE_MS,
      on: {
        connected: () => {
          socket.hasConnected = true;
        },
        // A network that is gone does not always say so.
        ping: (isReceived) => {
          if (!isReceived) patience = setTimeout(() => socket.client.terminate(), PATIENCE_MS);
        },
        pong: (isReceived) => {
          if (isReceived) clearTimeout(patience);
        },
        closed: (event) => {
          clearTimeout(patience);
          if ((event as CloseEvent).code === ENDED) sessionEnds.dispatchEvent(new Event('end'));
        },
      },
    }),
  };
  sockets.set(address, socket);
  return socket;
}

import { byStream } from './by-stream';
import type { Connect, Told } from './follow';
import { socketTo } from './page-socket';
import { subscriptionOf } from './subscription-of';

/** Pause before a socket that broke is opened again; it doubles each time. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** So many openings that failed one after the other, and none comes through. */
const MOST_FAILURES = 2;
/** How long a stream is followed in its place before it is tried again. */
const BY_STREAM_MS = 120_000;

/**
 * Follows what visitors see by the page's socket (GraphQL over WebSocket), which ends with the session of its cookie.
 * One that breaks is opened again. Where none comes through, or the server refuses the operation, a stream takes its
 * place for a while.
 * @param address of the graph, as the page asks it
 */
export function bySocket(address: string): Connect {
  return (operation, listener) => {
    const socket = socketTo(address);
    // It comes with a session: as a visitor everybody shares what is executed.
    const subscription = subscriptionOf(operation, { asVisitor: true });
    let close: () => void;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pauseMs = FIRST_PAUSE_MS;
    let isOver = false;

    const open = (): void => {
      close = socket.client.subscribe(subscription, {
        next: (told) => {
          if (isOver) return;
          pauseMs = FIRST_PAUSE_MS;
          attempt(() => listener.next(told as Told));
        },
        error: (reason) => {
          close(); // the client goes on counting it where the socket broke
          if (isOver) return;
          if (Array.isArray(reason) || (socket.failures >= MOST_FAILURES && navigator.onLine)) openStream();
          else openLater();
        },
        // Also told to who has closed it.
        complete: () => {
          if (!isOver) listener.complete();
        },
      });
    };
    const openLater = (): void => {
      timer = setTimeout(openAgain, pauseMs * (0.5 + Math.random()));
      window.addEventListener('online', openAtOnce);
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    };
    const openStream = (): void => {
      close = byStream(operation, listener);
      timer = setTimeout(openAgain, BY_STREAM_MS);
    };
    const openAtOnce = (): void => {
      pauseMs = FIRST_PAUSE_MS;
      openAgain();
    };
    const openAgain = (): void => {
      end();
      open();
    };
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', openAtOnce);
      close();
    };
    open();
    return () => {
      isOver = true;
      end();
    };
  };
}

/** What fails here is no fault of the socket, which others follow by, too. */
function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}

import { byStream } from './by-stream';
import type { Connect, Told } from './follow';
import { makePageSocket, type PageSocket } from './page-socket';
import { subscriptionOf } from './subscription-of';

/** Pause before a socket that broke is opened again; it doubles each time. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** So often, one after the other, nothing was told by a socket, and none comes through. */
const MOST_FAILURES = 2;
/** How long one that was taken has to tell what is now. */
const SILENT_MS = 20_000;
/** How long a stream that tells something is followed in its place before it is tried again. */
const BY_STREAM_MS = 120_000;
/** How a socket is closed in good order, by whatever stands between: the client opens another one without a word. */
const NORMAL = 1000;

/**
 * Follows what visitors see by the page's socket (GraphQL over WebSocket), which ends with the session of its cookie.
 * One that breaks is opened again. Where none comes through, or the server refuses the operation, a stream takes its
 * place until one does.
 */
export const bySocket: Connect = (...followed) => {
  pageSocket ??= makePageSocket();
  return followBy(pageSocket, ...followed);
};
let pageSocket: PageSocket | null = null;

/** Follows as `bySocket` does, by any socket. */
export function followBy(socket: PageSocket, ...[operation, listener]: Parameters<Connect>): () => void {
  // It comes with a session: as a visitor everybody shares what is executed.
  const subscription = subscriptionOf(operation, { asVisitor: true });
  let closeSocket = (): void => undefined;
  let closeStream: (() => void) | null = null;
  let isToldByStream = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let failures = 0;
  const count = (times: number): void => {
    failures = times;
    socket.failures = times;
  };

  const openSocket = (): void => {
    let isOpen = true;
    let isTold = false;
    const silence = setTimeout(() => socket.client.terminate(), SILENT_MS);
    const broke = (isRefused: boolean): void => {
      if (!isOpen) return;
      closeSocket();
      if (!isTold && navigator.onLine) count(failures + 1);
      if (isRefused || failures >= MOST_FAILURES) openStream();
      later(isRefused || isToldByStream ? BY_STREAM_MS : pauseMs);
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    };
    const stopHearing = socket.client.on('closed', (event) => (event as CloseEvent).code === NORMAL && broke(false));
    const unsubscribe = socket.client.subscribe(subscription, {
      next: (told) => {
        if (!isOpen) return;
        isTold = true;
        clearTimeout(silence);
        pauseMs = FIRST_PAUSE_MS;
        count(0);
        endStream();
        attempt(() => listener.next(told as Told));
      },
      error: (reason) => broke(Array.isArray(reason)),
      complete: () => {
        if (isOpen) listener.complete();
      },
    });
    closeSocket = () => {
      isOpen = false;
      clearTimeout(silence);
      stopHearing();
      unsubscribe(); // where the socket broke, too: the client goes on counting who needs it
    };
  };
  const openStream = (): void => {
    const next = (told: Told): void => {
      isToldByStream = true;
      listener.next(told);
    };
    closeStream ??= byStream(operation, { ...listener, next });
  };
  const endStream = (): void => {
    closeStream?.();
    closeStream = null;
    isToldByStream = false;
  };
  const later = (ms: number): void => {
    timer = setTimeout(openAgain, ms * (0.5 + Math.random()));
  };
  const openAgain = (): void => {
    clearTimeout(timer);
    closeSocket();
    openSocket();
  };
  const openAtOnce = (): void => {
    pauseMs = FIRST_PAUSE_MS;
    count(0);
    openAgain();
  };
  window.addEventListener('online', openAtOnce);
  if (socket.failures >= MOST_FAILURES) openStream();
  openSocket();
  return () => {
    window.removeEventListener('online', openAtOnce);
    clearTimeout(timer);
    closeSocket();
    endStream();
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

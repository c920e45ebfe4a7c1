/** How the server closes a socket whose session is over (graphql-transport-ws). */
const ENDED = 4401;
/** After what a socket that broke is opened again, in milliseconds: without a network it breaks at once. */
const AGAIN_MS = 15_000;

/**
 * Tells as soon as the link that this browser holds ends: a socket of its holder follows nothing, and the server closes
 * it with the session, in whichever process.
 * @returns stops it
 */
export function watchLink(onEnded: () => void): () => void {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const open = (): void => {
    const opened = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
    socket = opened;
    opened.addEventListener('open', () => opened.send('{"type":"connection_init"}'));
    opened.addEventListener('close', ({ code }) => {
      if (socket !== opened) return;
      if (code === ENDED) onEnded();
      timer = setTimeout(open, AGAIN_MS);
    });
  };
  open();
  return () => {
    const last = socket;
    socket = null;
    clearTimeout(timer);
    last?.close();
  };
}

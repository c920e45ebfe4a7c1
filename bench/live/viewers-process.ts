import { connect } from 'node:net';

/**
 * Many who follow the same thing by event streams, each with a connection of its own, in a process of its own. They do
 * what a browser's EventSource does: they come back after as long as the server has said, and name the event that they
 * had last.
 */
interface Viewer {
  events: number;
  bytes: number;
  largest: number;
  /** When the last event was there in full; milliseconds since 1970. */
  at: number;
  id: string;
}

/** What a process of viewers is told; each is answered. */
export type ViewersQuestion =
  | { readonly connect: number; readonly port: number; readonly path: string }
  | { readonly forget: true }
  | { readonly told: true };

/** What all viewers were told since they were last asked to forget. */
export interface Told {
  /** Of the viewer who was told fewest, and most. */
  readonly least: number;
  readonly most: number;
  /** When each had its last event; milliseconds since 1970, in order. */
  readonly times: readonly number[];
  readonly largest: number;
  /** How many different states viewers have. */
  readonly states: number;
}

const viewers: Viewer[] = [];
/** So many connect at once. */
const CROWD = 100;

function follow(viewer: Viewer, port: number, path: string, onFirst: () => void): void {
  let retry = 2_000;
  let rest = '';
  const socket = connect(port, '127.0.0.1');
  const again = (): void => void setTimeout(() => follow(viewer, port, path, () => undefined), retry);
  socket.on('connect', () =>
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept: text/event-stream\r\n${viewer.id === '' ? '' : `last-event-id: ${viewer.id}\r\n`}\r\n`,
    ),
  );
  socket.setEncoding('latin1');
  socket.on('data', (text: string) => {
    const parts = (rest + text).split('\n\n');
    rest = parts.pop()!;
    for (const part of parts) {
      const said = /^retry: (\d+)$/m.exec(part)?.[1];
      if (said !== undefined) retry = Number(said);
      if (!part.includes('event: next')) continue;
      viewer.events += 1;
      viewer.bytes += part.length;
      viewer.largest = Math.max(viewer.largest, part.length);
      viewer.at = Date.now();
      viewer.id = /^id: (.+)$/m.exec(part)?.[1] ?? '';
      onFirst();
    }
  });
  socket.on('error', () => undefined);
  socket.on('close', again);
}

async function answer(question: ViewersQuestion): Promise<unknown> {
  if ('connect' in question) {
    const { port, path } = question;
    for (let left = question.connect - viewers.length; left > 0; left -= CROWD)
      await Promise.all(
        Array.from({ length: Math.min(CROWD, left) }, () => {
          const viewer = { events: 0, bytes: 0, largest: 0, at: 0, id: '' };
          viewers.push(viewer);
          return new Promise<void>((resolve) => follow(viewer, port, path, resolve));
        }),
      );
    return viewers.length;
  }
  if ('forget' in question) {
    for (const viewer of viewers) Object.assign(viewer, { events: 0, bytes: 0, largest: 0 });
    return true;
  }
  const events = viewers.map((viewer) => viewer.events);
  return {
    least: Math.min(...events),
    most: Math.max(...events),
    times: viewers.map(({ at }) => at).toSorted((a, b) => a - b),
    largest: Math.max(...viewers.map(({ largest }) => largest)),
    states: new Set(viewers.map(({ id }) => id)).size,
  } satisfies Told;
}

process.on('message', (question: ViewersQuestion) => void answer(question).then((said) => process.send?.(said)));
process.once('disconnect', () => process.exit(0));
process.send?.('ready');

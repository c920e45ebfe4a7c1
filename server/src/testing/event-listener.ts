import { type IncomingMessage, request as httpRequest } from 'node:http';

/** An event as it came. */
export interface ReceivedEvent {
  event: string;
  data: string;
  /** Missing in one that nobody resumes after. */
  id?: string;
}

/** Whoever listens to a stream of events; each waits for events, never for a time. */
export interface EventListener {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Everything that has come so far, as text. */
  readonly received: () => string;
  /** The next event; null once the stream has ended. */
  next(): Promise<ReceivedEvent | null>;
  /** Events that nobody has asked for yet. */
  readonly waiting: readonly ReceivedEvent[];
  close(): void;
}

/** A request for a stream. */
export interface EventRequest {
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Asks a server on this machine for a stream of events. */
export function listenToEvents(port: number, { path, headers = {}, body }: EventRequest): Promise<EventListener> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        method: body === undefined ? 'GET' : 'POST',
        path,
        headers: { host: 'localhost', accept: 'text/event-stream', ...headers },
        agent: false,
      },
      (response) => resolve(listener(response, () => request.destroy())),
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** The address that a browser's EventSource would ask. */
export function eventsPath(query: string, variables: Record<string, unknown> = {}): string {
  return `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) }).toString()}`;
}

function listener(response: IncomingMessage, close: () => void): EventListener {
  const waiting: ReceivedEvent[] = [];
  const askers: ((event: ReceivedEvent | null) => void)[] = [];
  let [received, unread, isOver] = ['', '', false];
  response.setEncoding('utf8').on('data', (text: string) => {
    received += text;
    const blocks = (unread + text).split('\n\n');
    unread = blocks.pop()!;
    for (const block of blocks) {
      const event = eventIn(block);
      if (event === null) continue;
      const asker = askers.shift();
      if (asker) asker(event);
      else waiting.push(event);
    }
  });
  const end = (): void => {
    isOver = true;
    for (const asker of askers.splice(0)) asker(null);
  };
  response.on('end', end).on('error', end).on('close', end);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    received: () => received,
    waiting,
    close,
    next: () =>
      waiting.length > 0 || isOver
        ? Promise.resolve(waiting.shift() ?? null)
        : new Promise((resolve) => askers.push(resolve)),
  };
}

/** Null for comments and what else is no event. */
function eventIn(block: string): ReceivedEvent | null {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()];
    }),
  );
  const [event, id] = [fields.get('event'), fields.get('id')];
  return event === undefined ? null : { event, data: fields.get('data') ?? '', ...(id !== undefined && { id }) };
}

import { LeagueError } from './league-error.js';

/** How requests go out. */
export interface Sender {
  readonly fetch: typeof globalThis.fetch;
  /** How often a request is sent again that was not answered, or was told to wait. */
  readonly retries: number;
  /** Waits so many milliseconds, or until the signal is given. */
  readonly wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

/** The longest wait that the server may ask for, in seconds; beyond it its refusal is the answer. */
const LONGEST = 120;
/** How long to wait where nobody says, in seconds: for the first time, doubled each time. */
const FIRST = 0.5;

/**
 * Sends a request until it is answered, to the end. Only for what may arrive twice: reads, and writes that carry an
 * idempotency key. What says by `Retry-After` when to come back (429, 503) is asked again then; what a gateway answers
 * that reached no server (502, 504) is no answer.
 * @param read takes what is wanted of the answer
 * @throws TypeError when no server answers
 */
export async function send<Answer>(
  { fetch, retries, wait }: Sender,
  url: string,
  init: RequestInit,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const signal = init.signal ?? undefined;
  for (let tries = 0; ; tries += 1) {
    const isLast = tries >= retries;
    try {
      const response = await fetch(url, init);
      const seconds = isLast ? null : retryAfter(response, tries);
      if (seconds === null) return await read(response);
      await response.body?.cancel();
      await wait(seconds * 1_000, signal);
    } catch (error) {
      const { name } = error as Error;
      if (isLast || signal?.aborted || name === 'AbortError' || name === 'LeagueError') throw error;
      await wait(FIRST * 2 ** tries * 1_000, signal);
    }
  }
}

/** Waits so many milliseconds, or until the signal is given. */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  await new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
}

/** A body as JSON. @throws LeagueError for what no server of leagues says, as the page of a gateway */
export async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    const told = { code: 'SERVICE_UNAVAILABLE' };
    throw new LeagueError(`No JSON was answered, with the status ${response.status}: is this the right address?`, told);
  }
}

/** After how many seconds a refused request may come back; null: it was answered. */
function retryAfter({ status, headers }: Response, tries: number): number | null {
  if (status === 502 || status === 504) return FIRST * 2 ** tries;
  if (status !== 429 && status !== 503) return null;
  const seconds = Number(headers.get('retry-after') ?? 1);
  return Number.isFinite(seconds) && seconds <= LONGEST ? seconds : null;
}

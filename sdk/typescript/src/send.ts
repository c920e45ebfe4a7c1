/** How requests go out. */
export interface Sender {
  readonly fetch: typeof globalThis.fetch;
  /** How often a request is sent again that was not answered, or was told to wait. */
  readonly retries: number;
  /** Waits so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** The longest wait that the server may ask for, in seconds; beyond it its refusal is the answer. */
const LONGEST = 120;
/** How long to wait where nobody says, in seconds: for the first time, doubled each time. */
const FIRST = 0.5;

/**
 * Sends a request until it is answered. Only for what may arrive twice: reads, and writes that carry an idempotency key.
 * What says by `Retry-After` when to come back (429, 503) is asked again then.
 * @throws TypeError when no server answers
 */
export async function send({ fetch, retries, wait }: Sender, url: string, init: RequestInit): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const isLast = tries >= retries;
    try {
      const response = await fetch(url, init);
      const seconds = retryAfter(response);
      if (isLast || seconds === null) return response;
      await response.body?.cancel();
      await wait(seconds * 1_000);
    } catch (error) {
      if (isLast || (error as Error).name === 'AbortError') throw error;
      await wait(FIRST * 2 ** tries * 1_000);
    }
  }
}

/** After how many seconds a refused request may come back; null: it was answered. */
function retryAfter({ status, headers }: Response): number | null {
  if (status !== 429 && status !== 503) return null;
  const seconds = Number(headers.get('retry-after') ?? 1);
  return Number.isFinite(seconds) && seconds <= LONGEST ? seconds : null;
}

import { LeagueError } from './league-error.js';

/** What a stream tells: `next` with an answer, or `complete`. */
interface StreamEvent {
  readonly type: string;
  readonly data: string;
  /** By which the answer is known again after a cut. */
  readonly id: string | null;
}

/** How a stream is taken up again. */
export interface Following {
  /**
   * Opens the stream.
   * @param known the answer that was told last; null at first
   */
  open(known: string | null): Promise<Response>;
  /** Waits so many milliseconds, or until the signal is given. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
  readonly signal?: AbortSignal | undefined;
}

/** The longest pause before a stream is opened again, in milliseconds; the first one is a hundredth of it. */
const LONGEST_PAUSE = 30_000;
/** What a server refuses for a while. */
const PASSING = new Set(['TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE']);

/**
 * The answers of a stream, as JSON, until it is complete or the signal is given. One that breaks off is opened again
 * behind what it has told, however long that takes; one that told nothing yet is not.
 * @throws what opening and reading throw until something was told, and any refusal that does not pass
 */
export async function* follow({ open, wait, signal }: Following): AsyncGenerator<string> {
  let known: string | null = null;
  let pause = LONGEST_PAUSE / 100;
  while (!signal?.aborted) {
    try {
      for await (const { type, data, id } of eventsOf(await open(known))) {
        if (type === 'complete') return;
        if (type !== 'next') continue;
        known = id ?? known;
        pause = LONGEST_PAUSE / 100;
        yield data;
      }
      if (known === null) throw nothingTold();
    } catch (error) {
      if (signal?.aborted) return;
      if (known === null || (error instanceof LeagueError && !PASSING.has(error.code))) throw error;
    }
    await wait(pause, signal);
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  }
}

function nothingTold(): LeagueError {
  return new LeagueError('No event was told: is this the right address?', { code: 'SERVICE_UNAVAILABLE' });
}

async function* eventsOf({ body }: Response): AsyncGenerator<StreamEvent> {
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const events = (text + value).split('\n\n');
      text = events.pop()!;
      yield* events.map(eventIn);
    }
  } finally {
    // Whoever reads no further wants no more of it.
    await reader.cancel().catch(() => undefined);
  }
}

/** Reads an event; one without a type is a sign of life. */
function eventIn(text: string): StreamEvent {
  const fields = new Map(
    text.split('\n').map((line): [string, string] => {
      const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line)!;
      return [name, value];
    }),
  );
  return { type: fields.get('event') ?? '', data: fields.get('data') ?? '', id: fields.get('id') ?? null };
}

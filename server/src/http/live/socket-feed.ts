import { answerIn, identified, type Knowledge, type LiveEvent } from './live-event.js';

/** What a feed works with. */
export interface FeedDeps {
  knowledge: Knowledge;
  /** Whether each answer says its id. */
  tellsIds: boolean;
  /** How long what was given may take to be sent. */
  patienceMs: number;
  /** Sends an answer, which is JSON; resolves when it is sent. */
  tell(answer: Buffer): Promise<void>;
  /** The socket does not take what it is given. */
  cut(): void;
  /** Nothing more will be given. */
  end(): void;
}

type End = IteratorResult<never, void>;

/**
 * What a socket is told of one operation. The next answer leaves when the one before is sent: whoever reads slowly
 * misses what is in between, and is cut if nothing moves. To the protocol it is an iterator of nothing, which lasts as
 * long as the operation: what an iterator gave would be made into text again for each socket.
 */
export class SocketFeed implements AsyncGenerator<never, void, void> {
  private waiting: LiveEvent | null = null;
  private isOver = false;
  private hasEnded = false;
  private isSending = false;
  private asker: ((result: End) => void) | null = null;

  constructor(private readonly deps: FeedDeps) {}

  /** Gives an event, or keeps it in place of the one that waits. */
  send(event: LiveEvent): void {
    if (this.hasEnded) return;
    this.waiting = event;
    this.give();
  }

  /** Nothing follows on what waits. */
  complete(): void {
    this.isOver = true;
    this.give();
  }

  /** Begins to tell. Resolves when all has been told. */
  next(): Promise<End> {
    return new Promise((resolve) => {
      this.asker = resolve;
      this.give();
    });
  }

  async return(): Promise<End> {
    this.waiting = null;
    this.isOver = true;
    this.end();
    return { done: true, value: undefined };
  }

  throw(): Promise<End> {
    return this.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }

  private give(): void {
    const { asker, isSending, waiting } = this;
    if (asker === null || isSending) return;
    if (waiting !== null) void this.tell(waiting);
    else if (this.isOver) this.end();
  }

  private async tell(event: LiveEvent): Promise<void> {
    const { knowledge, tellsIds, patienceMs, tell, cut } = this.deps;
    this.waiting = null;
    const form = knowledge.formOf(event);
    if (form === null) return this.give();
    const answer = tellsIds ? identified(answerIn(form), event.id) : answerIn(form);
    this.isSending = true;
    const patience = setTimeout(cut, patienceMs);
    await tell(answer);
    clearTimeout(patience);
    this.isSending = false;
    this.give();
  }

  private end(): void {
    this.asker?.({ done: true, value: undefined });
    this.asker = null;
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.deps.end();
  }
}

import { answerIn, formOf, type LiveEvent } from './live-event.js';

/** An answer of the graph, as it goes out. */
export type Payload = Record<string, unknown>;

/** What a feed works with. */
export interface FeedDeps {
  takesPatches: boolean;
  /** How long what was given may take to be sent. */
  patienceMs: number;
  /** The socket does not take what it is given. */
  cut(): void;
  /** Nothing more will be given. */
  end(): void;
}

/**
 * What a socket is told of one operation. It asks for the next answer when it has sent the one before: whoever reads slowly
 * misses what is in between, and is cut if nothing moves.
 */
export class SocketFeed implements AsyncGenerator<Payload, void, void> {
  private waiting: LiveEvent | null = null;
  private known: number | null = null;
  private isOver = false;
  private hasEnded = false;
  private asker: ((result: IteratorResult<Payload, void>) => void) | null = null;
  private patience: NodeJS.Timeout | null = null;

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

  next(): Promise<IteratorResult<Payload, void>> {
    this.stopWaiting();
    return new Promise((resolve) => {
      this.asker = resolve;
      this.give();
    });
  }

  async return(): Promise<IteratorResult<Payload, void>> {
    this.waiting = null;
    this.complete();
    this.end();
    return { done: true, value: undefined };
  }

  throw(): Promise<IteratorResult<Payload, void>> {
    return this.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }

  private give(): void {
    const { asker, waiting } = this;
    if (asker === null || (waiting === null && !this.isOver)) return;
    this.asker = null;
    if (waiting === null) {
      this.end();
      return asker({ done: true, value: undefined });
    }
    this.waiting = null;
    const bytes = formOf(waiting, this.deps.takesPatches ? this.known : null);
    this.known = waiting.number;
    this.patience = setTimeout(() => this.deps.cut(), this.deps.patienceMs);
    asker({ done: false, value: JSON.parse(answerIn(bytes)) as Payload });
  }

  private end(): void {
    this.stopWaiting();
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.deps.end();
  }

  private stopWaiting(): void {
    if (this.patience !== null) clearTimeout(this.patience);
    this.patience = null;
  }
}

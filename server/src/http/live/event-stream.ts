import type { ServerResponse } from 'node:http';
import { Knowledge, type LiveEvent } from './live-event.js';

/** The type of a stream of events. */
export const EVENT_STREAM = 'text/event-stream; charset=utf-8';

/** A sign of life, which proxies count as one; browsers pass it over. */
const HEARTBEAT = Buffer.from(':\n\n');
const COMPLETE = 'event: complete\ndata:\n\n';

/**
 * The stream of one listener. Whoever reads slowly misses what is in between: one event waits for the reader at most,
 * the latest. Whoever does not read at all is cut.
 */
export class EventStream {
  private waiting: LiveEvent | null = null;
  private patience: NodeJS.Timeout | null = null;

  /** @param patienceMs how long what was sent may take to be fetched */
  constructor(
    private readonly res: ServerResponse,
    private readonly patienceMs: number,
  ) {
    res.on('drain', () => this.fetched());
    res.once('close', () => this.stopWaiting());
  }

  /** What the listener knows, and whether it has asked for patches. */
  knowledge = new Knowledge();

  /** Sends an event, or keeps it in place of the one that waits. */
  send(event: LiveEvent): void {
    if (this.patience === null) this.tell(event);
    else this.waiting = event;
  }

  /** Keeps the connection from being taken for a dead one; before its head, it may yet be refused. */
  beat(): void {
    if (this.patience === null && this.res.headersSent) this.write(HEARTBEAT);
  }

  /** Nothing more will follow: a browser does not come back. */
  complete(): void {
    const last = this.waiting && this.knowledge.formOf(this.waiting);
    this.end(`${last?.toString() ?? ''}${COMPLETE}`);
  }

  /** Ends the connection: a browser comes back, and finds another process or this one's successor. */
  end(last?: string): void {
    if (!this.res.writableEnded) this.res.end(last);
  }

  private tell(event: LiveEvent): void {
    const bytes = this.knowledge.formOf(event);
    if (bytes !== null) this.write(bytes);
  }

  private write(bytes: Buffer): void {
    if (this.res.writableEnded || this.res.destroyed || this.res.write(bytes)) return;
    this.patience = setTimeout(
      () => this.res.destroy(new Error('the listener does not fetch its events')),
      this.patienceMs,
    );
  }

  private fetched(): void {
    this.stopWaiting();
    const event = this.waiting;
    this.waiting = null;
    if (event !== null) this.tell(event);
  }

  private stopWaiting(): void {
    if (this.patience !== null) clearTimeout(this.patience);
    this.patience = null;
  }
}

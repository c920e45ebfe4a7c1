import { afterPaint } from '@/lib/after-paint';

/** A cell as the server has it. Its version is 0 before anything was stored. */
export interface StoredCell {
  readonly id: string;
  readonly value: number | null;
  readonly version: number;
}

/** A value to save, with the version of the cell that it is based on. */
export interface CellSet {
  readonly cellId: string;
  readonly value: number | null;
  readonly expectedVersion: number;
}

/** A cell that somebody else has changed meanwhile. */
export interface StaleCell {
  readonly cell: StoredCell;
  readonly changedBy: string;
}

/** What a save came to: the cells as they are stored now, and those that were left alone. */
export interface SaveResult {
  readonly cells: readonly StoredCell[];
  readonly conflicts: readonly StaleCell[];
  /** Takes the save back. */
  readonly undoId?: string | null | undefined;
}

/**
 * Sends values; rejects with `SaveRefused` when the server said no, with `SignedInElse` when it was not asked,
 * with anything else when there was no answer. A retry is the request before, once more.
 */
export type Send = (sets: readonly CellSet[], retry: boolean) => Promise<SaveResult>;

/** The server's no to a whole request: nothing of it was written. */
export class SaveRefused extends Error {
  /** @param cellIds what is wrong; empty when it is not about single cells */
  constructor(
    message: string,
    readonly cellIds: readonly string[],
  ) {
    super(message);
  }
}

/** Somebody else is signed in in this browser now than who entered the values: nothing was sent. */
export class SignedInElse extends Error {
  constructor(readonly username: string) {
    super(username);
  }
}

/** What the queue tells. */
export interface SaveEvents {
  /** What a save came to; `written` are the cells that it has changed. */
  saved: (result: SaveResult, written: ReadonlySet<string>) => void;
  /** A cell was left alone, since somebody else has changed it; `value` is what was to be saved. */
  stale: (conflict: StaleCell, value: number | null) => void;
  /** `values` are those that were to be saved, by cell. */
  refused: (values: ReadonlyMap<string, number | null>, message: string) => void;
  /** What waits has changed. */
  changed: () => void;
}

interface Waiting {
  readonly value: number | null;
  /** Null: the version that the request under way leaves behind. */
  readonly expectedVersion: number | null;
}

/** How long it waits before it tries again by itself, the longer the more often it failed. */
const PAUSES_MS = [2_000, 5_000, 10_000, 30_000];

/**
 * Values on their way to the server: in order, one request at a time, and what gathers meanwhile goes with the next
 * one. A request without an answer is sent again as it was, until there is one: so it cannot be told whether it was
 * done.
 */
export class SaveQueue {
  private readonly waiting = new Map<string, Waiting>();
  private sending: readonly CellSet[] | null = null;
  /** Whether the server is being asked at this moment. */
  private isAsking = false;
  private isClosed = false;
  private failures = 0;
  private elseUsername: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isScheduled = false;
  private settling: (() => void)[] = [];

  constructor(
    private readonly send: Send,
    private readonly events: SaveEvents,
  ) {}

  /** Whether the last request had no answer. */
  get isHeld(): boolean {
    return this.failures > 0;
  }

  /** Who is signed in in this browser in place of who entered the values; null where that is not what holds them. */
  get heldBy(): string | null {
    return this.elseUsername;
  }

  /** Whether a cell's value was sent, and not answered yet. */
  isSending(cellId: string): boolean {
    return this.sending?.some((set) => set.cellId === cellId) ?? false;
  }

  /** Whether a cell's value was not sent yet. */
  isWaiting(cellId: string): boolean {
    return this.waiting.has(cellId);
  }

  /** Whether there is nothing on its way. */
  get isEmpty(): boolean {
    return this.sending === null && this.waiting.size === 0;
  }

  /** How many cells are not saved yet. */
  get count(): number {
    return new Set([...this.waiting.keys(), ...(this.sending ?? []).map(({ cellId }) => cellId)]).size;
  }

  /** The value of a cell that is on its way; undefined when none is. */
  valueOf(cellId: string): number | null | undefined {
    const waiting = this.waiting.get(cellId);
    return waiting === undefined ? this.sending?.find((set) => set.cellId === cellId)?.value : waiting.value;
  }

  /** Adds a value; `seenVersion` is the cell's when its editing began. */
  put(cellId: string, value: number | null, seenVersion: number): void {
    const before = this.waiting.get(cellId);
    const basis = this.isSending(cellId) ? null : seenVersion;
    const expectedVersion = before === undefined ? basis : before.expectedVersion;
    this.waiting.set(cellId, { value, expectedVersion });
    this.schedule();
  }

  /** Takes a value out that was not sent yet. */
  drop(cellId: string): void {
    this.waiting.delete(cellId);
    this.events.changed();
  }

  /** Tries at once what had no answer, unless it is tried just now: of two answers the later one would pass for new. */
  retry(): void {
    if (!this.isHeld || this.isAsking) return;
    clearTimeout(this.timer);
    void this.attempt(true);
  }

  /** Resolves when everything is saved, or cannot be for now. */
  settled(): Promise<void> {
    return this.isEmpty || this.isHeld
      ? Promise.resolve()
      : new Promise((resolve) => {
          this.settling.push(resolve);
        });
  }

  /** Ends trying, also of what is being asked when it has no answer. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  /** Once the cell is painted; the cells of a block gather meanwhile. */
  private schedule(): void {
    this.events.changed();
    if (this.isScheduled) return;
    this.isScheduled = true;
    afterPaint(() => {
      this.isScheduled = false;
      this.next();
    });
  }

  private next(): void {
    if (this.sending !== null) return;
    if (this.waiting.size === 0) return this.settle();
    this.sending = [...this.waiting].map(([cellId, { value, expectedVersion }]) => ({
      cellId,
      value,
      expectedVersion: expectedVersion ?? 0,
    }));
    this.waiting.clear();
    void this.attempt(false);
  }

  private async attempt(retry: boolean): Promise<void> {
    const sets = this.sending ?? [];
    this.isAsking = true;
    try {
      this.accept(sets, await this.send(sets, retry).finally(() => (this.isAsking = false)));
    } catch (error) {
      if (!(error instanceof SaveRefused)) return this.hold(error);
      this.refuse(sets, error);
    }
    this.failures = 0;
    this.elseUsername = null;
    this.events.changed();
    this.next();
  }

  private accept(sets: readonly CellSet[], result: SaveResult): void {
    const { cells, conflicts } = result;
    this.sending = null;
    const stored = new Map(cells.map((cell) => [cell.id, cell]));
    const stale = new Map(conflicts.map((conflict) => [conflict.cell.id, conflict]));
    const written = new Set<string>();
    // Where somebody wrote the same value there is nothing to choose.
    const isOpen = ({ cell }: StaleCell, value: number | null): boolean => cell.value !== value;
    for (const { cellId, value } of sets) {
      const conflict = stale.get(cellId);
      if (conflict === undefined) written.add(cellId);
      const cell = conflict?.cell ?? stored.get(cellId);
      const later = this.waiting.get(cellId);
      if (cell && later?.expectedVersion === null && !(conflict && isOpen(conflict, value)))
        this.waiting.set(cellId, { ...later, expectedVersion: cell.version });
    }
    this.events.saved(result, written);
    for (const { cellId, value } of sets) {
      const conflict = stale.get(cellId);
      if (conflict === undefined || !isOpen(conflict, value)) continue;
      const later = this.waiting.get(cellId);
      this.waiting.delete(cellId);
      this.events.stale(conflict, later === undefined ? value : later.value);
    }
  }

  private refuse(sets: readonly CellSet[], { cellIds, message }: SaveRefused): void {
    this.sending = null;
    const wrong = new Set(cellIds.length === 0 ? sets.map(({ cellId }) => cellId) : cellIds);
    const others = [...this.waiting];
    this.waiting.clear();
    // The others are as good as they were: they go out again, before what came later.
    for (const { cellId, value, expectedVersion } of sets)
      if (!wrong.has(cellId)) this.waiting.set(cellId, { value, expectedVersion });
    const versions = new Map(sets.map(({ cellId, expectedVersion }) => [cellId, expectedVersion]));
    for (const [cellId, { value, expectedVersion }] of others)
      this.waiting.set(cellId, { value, expectedVersion: expectedVersion ?? versions.get(cellId) ?? 0 });
    this.events.refused(
      new Map(sets.filter(({ cellId }) => wrong.has(cellId)).map(({ cellId, value }) => [cellId, value])),
      message,
    );
  }

  private hold(error: unknown): void {
    // A network that is away says nothing of the session.
    if (error instanceof SignedInElse) this.elseUsername = error.username;
    const pause = PAUSES_MS[Math.min(this.failures, PAUSES_MS.length - 1)];
    this.failures += 1;
    if (!this.isClosed) this.timer = setTimeout(() => void this.attempt(true), pause);
    this.events.changed();
    this.settle();
  }

  private settle(): void {
    const settling = this.settling;
    this.settling = [];
    for (const resolve of settling) resolve();
  }
}

import type { SaveQueue, StaleCell, StoredCell } from '../saving/save-queue';

/** What taking an editing back came to. */
export interface TakenBack {
  readonly count: number;
  /** Cells that somebody else has changed since. */
  readonly kept: readonly StaleCell[];
  /** Whether it waits for the network. */
  readonly isWaiting: boolean;
  readonly undoId: string | null;
}

/** What this editing wrote into a cell. */
interface Written {
  /** What the cell held before. */
  readonly original: number | null;
  /** The version that our latest save left; null before the first one. */
  readonly version: number | null;
}

/** A taking back under way. */
interface UnderWay {
  /** The cells whose former values are on their way, or have arrived. */
  readonly cellIds: Set<string>;
  readonly kept: StaleCell[];
  /** Whether it was said that it waits for the network. */
  isLate: boolean;
}

/** The cells, as far as what is taken back depends on them. */
interface Cells {
  readonly queue: SaveQueue;
  enteredOf: (cellId: string) => number | null;
  versionOf: (cellId: string) => number;
}

/** What this editing wrote into cells, and how that is taken back: by saving what they held before. */
export class TakingBack {
  /** What one that had to wait for the network came to. */
  result: TakenBack | null = null;
  private readonly written = new Map<string, Written>();
  private underWay: UnderWay | null = null;
  private lastUndoId: string | null = null;

  constructor(private readonly cells: Cells) {}

  /**
   * Notes that a value is entered in a cell.
   * @param original what the cell holds on the server
   * @param decides whether it goes over what somebody else entered meanwhile, which is what would come back
   */
  entered(cellId: string, original: number | null, decides: boolean): void {
    // A value entered anew counts, though the cell's former one is still on its way.
    this.underWay?.cellIds.delete(cellId);
    const known = this.written.get(cellId);
    if (decides || known === undefined) this.written.set(cellId, { original, version: known?.version ?? null });
  }

  /** Whether a value was entered in a cell by this editing. */
  hasEntered(cellId: string): boolean {
    return this.written.has(cellId);
  }

  /** Notes what the server has of cells after a save; `sent` are those that the save was about. */
  saved(cells: readonly StoredCell[], sent: ReadonlySet<string>, undoId: string | null): void {
    for (const { id, version } of cells) {
      const known = this.written.get(id);
      if (known && sent.has(id)) this.written.set(id, { ...known, version });
    }
    this.lastUndoId = undoId;
  }

  /** Whether it is a cell's former value that came too late: what somebody else has entered stays. */
  keep(conflict: StaleCell): boolean {
    const { id } = conflict.cell;
    if (!this.underWay?.cellIds.delete(id)) return false;
    this.underWay.kept.push(conflict);
    this.written.delete(id);
    return true;
  }

  /** Notes that a cell's value was refused. */
  refused(cellId: string): void {
    this.underWay?.cellIds.delete(cellId);
    if (this.written.get(cellId)?.version === null) this.written.delete(cellId);
  }

  /** Lets go of a cell that is gone; answers whether its former value was on its way back. */
  giveUp(cellId: string): boolean {
    this.written.delete(cellId);
    return this.underWay?.cellIds.delete(cellId) ?? false;
  }

  /**
   * Puts what cells held before on its way, and waits for it as long as there is a network.
   * @param begun is told which cells show something else
   */
  async takeBack(begun: (cellIds: readonly string[]) => void): Promise<TakenBack> {
    const { queue } = this.cells;
    const taking = (this.underWay ??= { cellIds: new Set(), kept: [], isLate: false });
    taking.isLate = false;
    this.lastUndoId = null;
    const cellIds = [...this.written.keys()];
    for (const [cellId, { original, version }] of this.written) {
      if (version === null && !queue.isSending(cellId)) {
        queue.drop(cellId);
        this.written.delete(cellId);
      } else if (this.cells.enteredOf(cellId) !== original || this.cells.versionOf(cellId) !== version) {
        queue.drop(cellId);
        queue.put(cellId, original, version ?? 0);
        taking.cellIds.add(cellId);
      } else if (!taking.cellIds.has(cellId)) this.written.delete(cellId);
    }
    begun(cellIds);
    await queue.settled();
    if (queue.isEmpty) return this.end(taking);
    taking.isLate = true;
    return { count: taking.cellIds.size, kept: taking.kept, isWaiting: true, undoId: null };
  }

  /**
   * Ends one that waited, as soon as all its cells are answered, whatever else is on its way by then; answers whether
   * it did.
   */
  endLate(): boolean {
    const taking = this.underWay;
    if (!taking?.isLate || [...taking.cellIds].some((cellId) => this.cells.queue.valueOf(cellId) !== undefined))
      return false;
    this.result = this.end(taking);
    return true;
  }

  private end({ cellIds, kept }: UnderWay): TakenBack {
    this.underWay = null;
    for (const cellId of cellIds) this.written.delete(cellId);
    return { count: cellIds.size, kept, isWaiting: false, undoId: this.lastUndoId };
  }
}

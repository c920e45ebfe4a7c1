/** How much a queue does at a time, and for whom. */
export interface FairShare {
  /** Works at a time. */
  readonly most: number;
  /** Works of one party at a time: fewer than `most` leave room for the others. */
  readonly mostOfOne: number;
  /** Works of one party that may wait; one more is refused. */
  readonly mostWaiting: number;
  /** What is thrown then. */
  readonly refusal: () => Error;
}

interface Party {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * A queue for work that is costly, shared by parties that know nothing of each other: each has its own line, the lines
 * take turns, and none may take all places.
 */
export class FairQueue<Key> {
  /** In the order of their turns: whoever was served stands last. */
  private readonly parties = new Map<Key, Party>();
  private running = 0;

  constructor(private readonly share: FairShare) {}

  /**
   * Does the work when it is its party's turn. @throws the refusal when too much of this party waits; whatever the work
   * throws
   */
  async run<Result>(key: Key, work: () => Promise<Result>): Promise<Result> {
    await this.turn(key);
    try {
      return await work();
    } finally {
      const party = this.parties.get(key)!;
      party.running -= 1;
      this.running -= 1;
      if (party.running === 0 && party.waiting.length === 0) this.parties.delete(key);
      this.serve();
    }
  }

  private turn(key: Key): Promise<void> {
    const party = this.parties.get(key) ?? { running: 0, waiting: [] };
    const mustWait = this.running >= this.share.most || party.running >= this.share.mostOfOne;
    if (mustWait && party.waiting.length >= this.share.mostWaiting) return Promise.reject(this.share.refusal());
    this.parties.set(key, party);
    return new Promise((resolve) => {
      party.waiting.push(resolve);
      this.serve();
    });
  }

  private serve(): void {
    while (this.running < this.share.most) {
      const next = [...this.parties].find(
        ([, { running, waiting }]) => waiting.length > 0 && running < this.share.mostOfOne,
      );
      if (!next) return;
      const [key, party] = next;
      party.running += 1;
      this.running += 1;
      this.parties.delete(key);
      this.parties.set(key, party);
      party.waiting.shift()!();
    }
  }
}

/** Lets so many works be done at once; the others wait for their turn, in the order in which they came. */
export class Turns {
  private readonly waiting = new Set<(isWanted: boolean) => void>();

  constructor(private free: number) {}

  /** @returns null for what was withdrawn before its turn: it does not wait any longer */
  async take<Result>(work: () => Promise<Result>, withdrawal: AbortSignal): Promise<Result | null> {
    if (this.free > 0) this.free -= 1;
    else if (!(await this.turn(withdrawal))) return null;
    try {
      return await work();
    } finally {
      const [next] = this.waiting;
      if (next) next(true);
      else this.free += 1;
    }
  }

  private turn(withdrawal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isWanted: boolean): void => {
        this.waiting.delete(settle);
        resolve(isWanted);
      };
      this.waiting.add(settle);
      withdrawal.addEventListener('abort', () => settle(false), { once: true });
    });
  }
}

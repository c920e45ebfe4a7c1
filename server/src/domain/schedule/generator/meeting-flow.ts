import type { GameLimits } from './game-limits.js';

/** More than any sum of costs, so that the least numbers of games come first. */
const FIRST = 1e6;

/** Cheapest flow by shortest paths; vertices: the source, teams on the left, teams on the right, the sink. */
export class MeetingFlow {
  cost = 0;
  /** At `one * teams + other`: games that flow from one to the other. */
  readonly between: Int32Array;
  private readonly given: readonly [Int32Array, Int32Array];
  private readonly potential: Float64Array;

  constructor(
    private readonly count: number,
    /** What a further game between two teams costs: not less than the one before. */
    private readonly priceOf: (pair: number, game: number) => number,
    private readonly room: Int32Array,
    private readonly limits: GameLimits,
    private readonly ofKept: Int32Array,
  ) {
    this.between = new Int32Array(count * count);
    this.given = [new Int32Array(count), new Int32Array(count)];
    this.potential = new Float64Array(2 * count + 2);
    // Least numbers are wanted from the start: their edges cost less than nothing.
    for (let vertex = 1; vertex <= 2 * count; vertex += 1) this.potential[vertex] = -FIRST;
    this.potential[2 * count + 1] = -2 * FIRST;
  }

  /** Sends so many games, at the least cost. @returns whether it could */
  send(games: number): boolean {
    for (let game = 0; game < games; game += 1) if (!this.augment()) return false;
    return true;
  }

  private augment(): boolean {
    const { count, potential } = this;
    const size = 2 * count + 2;
    const distance = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
    const from = new Int32Array(size).fill(-1);
    const done = new Uint8Array(size);
    distance[0] = 0;
    for (;;) {
      let vertex = -1;
      for (let next = 0; next < size; next += 1)
        if (done[next] === 0 && distance[next]! < (vertex === -1 ? Number.POSITIVE_INFINITY : distance[vertex]!))
          vertex = next;
      if (vertex === -1) break;
      done[vertex] = 1;
      this.relax(vertex, distance, from, done);
    }
    if (distance[size - 1] === Number.POSITIVE_INFINITY) return false;
    for (let vertex = 0; vertex < size; vertex += 1)
      potential[vertex]! += Math.min(distance[vertex]!, distance[size - 1]!);
    for (let vertex = size - 1; vertex !== 0; vertex = from[vertex]!) this.shift(from[vertex]!, vertex);
    return true;
  }

  private relax(vertex: number, distance: Float64Array, from: Int32Array, done: Uint8Array): void {
    const { count, potential } = this;
    const reach = (next: number, cost: number): void => {
      if (done[next] === 1) return;
      const length = distance[vertex]! + cost + potential[vertex]! - potential[next]!;
      if (length >= distance[next]! - 1e-9) return;
      distance[next] = length;
      from[next] = vertex;
    };
    if (vertex === 0) {
      for (let team = 0; team < count; team += 1) if (this.canGive(0, team)) reach(1 + team, this.price(0, team));
    } else if (vertex <= count) {
      const start = (vertex - 1) * count;
      for (let other = 0; other < count; other += 1)
        if (this.between[start + other]! < this.room[start + other]!)
          reach(1 + count + other, this.priceOf(start + other, this.between[start + other]!));
    } else if (vertex <= 2 * count) {
      const other = vertex - 1 - count;
      for (let team = 0; team < count; team += 1) {
        const index = team * count + other;
        if (this.between[index]! > 0) reach(1 + team, -this.priceOf(index, this.between[index]! - 1));
      }
      if (this.canGive(1, other)) reach(2 * count + 1, this.price(1, other));
    }
  }

  private shift(from: number, to: number): void {
    const { count } = this;
    if (from === 0) this.given[0][to - 1]! += 1;
    else if (to === 2 * count + 1) this.given[1][from - 1 - count]! += 1;
    else if (from <= count) {
      const index = (from - 1) * count + (to - 1 - count);
      this.cost += this.priceOf(index, this.between[index]!);
      this.between[index]! += 1;
    } else {
      const index = (to - 1) * count + (from - 1 - count);
      this.between[index]! -= 1;
      this.cost -= this.priceOf(index, this.between[index]!);
    }
  }

  private canGive(side: 0 | 1, team: number): boolean {
    return this.given[side][team]! < this.limits.most[team]! - this.ofKept[team]!;
  }

  private price(side: 0 | 1, team: number): number {
    return this.given[side][team]! < this.limits.least[team]! - this.ofKept[team]! ? -FIRST : 0;
  }
}

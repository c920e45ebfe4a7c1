import type { Random } from './random.js';
import type { Seats } from './seats.js';

/** How many changes are looked at, per game. */
const TRIES_PER_GAME = 300;

/** Moves games within their weeks so that every team plays about as often at each time as at any other. */
export function shareTimes(seats: Seats, random: Random): void {
  if (seats.count === 0) return;
  const shares = new TimeShares(seats);
  const tries = TRIES_PER_GAME * seats.count;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const warmth = 1.2 * (1 - attempt / tries) + 0.02;
    const game = random.below(seats.count);
    const slots = seats.instance.slotsOfWeek[seats.week[game]!]!;
    const slot = slots[random.below(slots.length)]!;
    if (slot === seats.slot[game]! || !fits(seats, game, slot)) continue;
    const other = seats.room[slot]! > 0 ? null : partner(seats, game, slot, random);
    if (other === undefined) continue;
    const before = seats.slot[game]!;
    let change = shares.move(game, before, slot);
    if (other !== null) change += shares.move(other, slot, before);
    if (change <= 0 || random.fraction() < Math.exp(-change / warmth)) {
      seats.moveGame(game, slot);
      if (other !== null) seats.moveGame(other, before);
      continue;
    }
    shares.move(game, slot, before);
    if (other !== null) shares.move(other, before, slot);
  }
}

/** A game of the slot that could have the other's place. */
function partner(seats: Seats, game: number, slot: number, random: Random): number | undefined {
  const first = seats.firstGame[seats.week[game]!]!;
  const count = seats.firstGame[seats.week[game]! + 1]! - first;
  const start = random.below(count);
  for (let step = 0; step < count; step += 1) {
    const other = first + ((start + step) % count);
    if (seats.slot[other] === slot) return fits(seats, other, seats.slot[game]!) ? other : undefined;
  }
  return undefined;
}

function fits(seats: Seats, game: number, slot: number): boolean {
  return seats.fits(seats.team[2 * game]!, slot) && seats.fits(seats.team[2 * game + 1]!, slot);
}

/** How often each team plays at each time of day. */
class TimeShares {
  private readonly timeOf: number[];
  private readonly counts: Int32Array;
  private readonly timeCount: number;

  constructor(private readonly seats: Seats) {
    const { instance, teamCount } = seats;
    const times = [...new Set(instance.problem.cells.map((cell) => cell.time))];
    this.timeCount = times.length;
    this.timeOf = instance.slots.map((slot) => times.indexOf(slot.time));
    this.counts = new Int32Array(teamCount * times.length);
    for (const { home, away, time } of instance.kept)
      for (const team of [home, away]) {
        const at = times.indexOf(time ?? '');
        if (team >= 0 && at >= 0) this.counts[team * this.timeCount + at]! += 1;
      }
    for (let seat = 0; seat < 2 * seats.count; seat += 1)
      this.counts[seats.team[seat]! * this.timeCount + this.timeOf[seats.slot[seat >> 1]!]!]! += 1;
  }

  /** Counts a game at another time. @returns the change of the sum of squares, halved */
  move(game: number, from: number, to: number): number {
    const [before, after] = [this.timeOf[from]!, this.timeOf[to]!];
    if (before === after) return 0;
    let change = 0;
    for (const team of [this.seats.team[2 * game]!, this.seats.team[2 * game + 1]!]) {
      const start = team * this.timeCount;
      change += this.counts[start + after]! - this.counts[start + before]! + 1;
      this.counts[start + before]! -= 1;
      this.counts[start + after]! += 1;
    }
    return change;
  }
}

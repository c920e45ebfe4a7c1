import type { Random } from './random.js';
import type { Seats } from './seats.js';

/**
 * Exchanges seats until no pairing is repeated more often than it has to be, by annealing: a change for the worse is
 * taken now and then, ever more rarely. Who plays how often stays as it is.
 * @param bound the fewest repeats that are thought possible; the search ends there
 * @param tries how many changes are looked at
 */
export function fewerRepeats(seats: Seats, bound: number, tries: number, random: Random): void {
  let repeats = seats.repeats;
  if (seats.count === 0) return;
  for (let attempt = 0; attempt < tries && repeats > bound; attempt += 1) {
    const warmth = 0.65 * (1 - attempt / tries) + 0.12;
    const one = pickSeat(seats, random);
    const change =
      random.below(3) === 0 ? tradeWeeks(seats, one, warmth, random) : tradeSeats(seats, one, warmth, random);
    repeats += change;
  }
}

/** A seat at random, mostly one of a repeated pairing. */
function pickSeat(seats: Seats, random: Random): number {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const seat = random.below(2 * seats.count);
    if (seats.met[seats.team[seat]! * seats.teamCount + seats.opponent(seat)]! > 1) return seat;
  }
  return random.below(2 * seats.count);
}

function isTaken(change: number, warmth: number, random: Random): boolean {
  return change <= 0 || random.fraction() < Math.exp(-change / warmth);
}

/** Two teams of a week change places. */
function tradeSeats(seats: Seats, one: number, warmth: number, random: Random): number {
  const week = seats.week[one >> 1]!;
  const start = seats.firstGame[week]!;
  const other = 2 * start + random.below(2 * (seats.firstGame[week + 1]! - start));
  if (!canTrade(seats, one, other)) return 0;
  const change = seats.swap(one, other);
  if (isTaken(change, warmth, random)) return change;
  seats.swap(one, other);
  return 0;
}

/** Whether two seats of a week may exchange their teams. */
function canTrade(seats: Seats, one: number, other: number): boolean {
  const [first, second] = [seats.team[one]!, seats.team[other]!];
  const [here, there] = [seats.slot[one >> 1]!, seats.slot[other >> 1]!];
  if (first === second || second === seats.opponent(one) || first === seats.opponent(other)) return false;
  return here === there || (seats.fits(first, there) && seats.fits(second, here));
}

/** Another team takes a seat in one week, and leaves one of its own to the first team in another week. */
function tradeWeeks(seats: Seats, one: number, warmth: number, random: Random): number {
  const { teamCount, inWeek, week: weekOf } = seats;
  const first = seats.team[one]!;
  const here = weekOf[one >> 1]!;
  const other = random.below(2 * seats.count);
  const second = seats.team[other]!;
  const there = weekOf[other >> 1]!;
  if (first === second || here === there) return 0;
  const isEven =
    inWeek[here * teamCount + first]! === inWeek[here * teamCount + second]! + 1 &&
    inWeek[there * teamCount + second]! === inWeek[there * teamCount + first]! + 1 &&
    inWeek[here * teamCount + second]! === inWeek[there * teamCount + first]!;
  if (!isEven || second === seats.opponent(one) || first === seats.opponent(other)) return 0;
  if (!seats.fits(second, seats.slot[one >> 1]!) || !seats.fits(first, seats.slot[other >> 1]!)) return 0;
  const change = seats.put(one, second) + seats.put(other, first);
  if (isTaken(change, warmth, random)) return change;
  seats.put(one, first);
  seats.put(other, second);
  return 0;
}

import { type Counts, pass } from './counts.js';
import type { Random } from './random.js';
import type { Seats } from './seats.js';
import { reseat } from './reseat.js';
import { restore, stateOf } from './seats-state.js';
import { tradeChain } from './trade-chains.js';

/**
 * How freely changes for the worse are taken at first and at last: one repeat more with a chance of exp(-1 / warmth).
 */
const HOT = 0.62;
const COLD = 0.12;
/** Every how many tries weeks trade a chain of games, which is dear and seldom needed. */
const CHAIN_EVERY = 50;

/**
 * Exchanges seats until no pairing is repeated more often than it has to be, by annealing: a change for the worse is
 * taken now and then, ever more rarely. Games, byes and double headers stay as even as they are.
 * @param bound the fewest repeats that are thought possible; the search ends there
 * @param tries how many changes are looked at
 */
export function fewerRepeats(seats: Seats, counts: Counts, bound: number, tries: number, random: Random): void {
  let repeats = seats.repeats;
  if (seats.count === 0) return;
  for (let attempt = 0; attempt < tries && repeats > bound; attempt += 1) {
    const warmth = HOT + ((COLD - HOT) * attempt) / tries;
    const one = pickSeat(seats, random);
    const kind = random.below(8);
    if (random.below(CHAIN_EVERY) === 0) {
      tradeChain(seats, random);
      continue;
    }
    if (kind === 0) repeats += replace(seats, counts, one, warmth, random);
    else if (kind === 1) relocate(seats, one >> 1, random);
    else if (kind < 4) repeats += tradeWeeks(seats, counts, one, warmth, random);
    else repeats += tradeSeats(seats, one, warmth, random);
  }
}

/** Searches anew from where the search ended, and keeps what it finds if that is better. */
export function searchAgain(seats: Seats, counts: Counts, bound: number, tries: number, random: Random): void {
  const state = stateOf(seats);
  const { repeats } = seats;
  const before = [counts.games, counts.byes, counts.doubles].map(({ of }) => of.slice());
  fewerRepeats(seats, counts, bound, tries, random);
  if (seats.repeats <= repeats) return;
  restore(seats, state);
  for (const [index, { of }] of [counts.games, counts.byes, counts.doubles].entries()) of.set(before[index]!);
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
  if (!canTrade(seats, one, other)) {
    if (seats.opponent(one) === seats.team[other] || seats.opponent(other) === seats.team[one]) return 0;
    const puts = [
      [one, seats.team[other]!],
      [other, seats.team[one]!],
    ] as const;
    return puts[0][1] === puts[1][1] ? 0 : (reseat(seats, puts, (change) => isTaken(change, warmth, random)) ?? 0);
  }
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
function tradeWeeks(seats: Seats, counts: Counts, one: number, warmth: number, random: Random): number {
  const { teamCount, inWeek, week: weekOf } = seats;
  const first = seats.team[one]!;
  const here = weekOf[one >> 1]! * teamCount;
  const other = random.below(2 * seats.count);
  const second = seats.team[other]!;
  const there = weekOf[other >> 1]! * teamCount;
  if (first === second || here === there) return 0;
  if (inWeek[here + first]! !== inWeek[here + second]! + 1 || inWeek[there + second]! !== inWeek[there + first]! + 1)
    return 0;
  const over = goBetween(seats, one, random);
  if (!canTake(seats, one, over, second) || !canTake(seats, other, null, first)) return 0;
  // A bye in one week for a second game in the other one: both pass to the same team.
  const isMixed = inWeek[here + second] !== inWeek[there + first];
  const [from, to] = inWeek[here + second] === 0 ? [second, first] : [first, second];
  if (isMixed && !passBoth(counts, from, to)) return 0;
  const change = take(seats, one, over, second) + seats.put(other, first);
  if (isTaken(change, warmth, random)) return change;
  seats.put(other, second);
  giveBack(seats, one, over, first);
  if (isMixed) passBoth(counts, to, from);
  return 0;
}

/** Another seat of the week whose team may go between, or null: mostly a team takes a seat by itself. */
function goBetween(seats: Seats, seat: number, random: Random): number | null {
  if (random.below(4) > 0) return null;
  const week = seats.week[seat >> 1]!;
  const start = seats.firstGame[week]!;
  const over = 2 * start + random.below(2 * (seats.firstGame[week + 1]! - start));
  return over >> 1 === seat >> 1 ? null : over;
}

/** Whether a team may take a seat, or the seat of a team that takes it. */
function canTake(seats: Seats, seat: number, over: number | null, team: number): boolean {
  if (over === null) return team !== seats.opponent(seat) && seats.fits(team, seats.slot[seat >> 1]!);
  const between = seats.team[over]!;
  if (between === team || between === seats.team[seat] || !canTake(seats, seat, null, between)) return false;
  return canTake(seats, over, null, team);
}

/** @returns the change of repeats */
function take(seats: Seats, seat: number, over: number | null, team: number): number {
  if (over === null) return seats.put(seat, team);
  return seats.put(seat, seats.team[over]!) + seats.put(over, team);
}

/** Undoes {@link take}. */
function giveBack(seats: Seats, seat: number, over: number | null, team: number): void {
  if (over !== null) seats.put(over, seats.team[seat]!);
  seats.put(seat, team);
}

/** Passes a bye and a double header on, or neither. */
function passBoth(counts: Counts, from: number, to: number): boolean {
  if (!pass(counts.byes, from, to)) return false;
  if (pass(counts.doubles, from, to)) return true;
  pass(counts.byes, to, from);
  return false;
}

/** Another team takes a seat, and with it the bye or the second game of the team that sat there. */
function replace(seats: Seats, counts: Counts, seat: number, warmth: number, random: Random): number {
  const { teamCount, inWeek } = seats;
  const first = seats.team[seat]!;
  const second = random.below(teamCount);
  const week = seats.week[seat >> 1]! * teamCount;
  const games = inWeek[week + second]!;
  if (games + 1 !== inWeek[week + first]! || first === second) return 0;
  const over = goBetween(seats, seat, random);
  if (!canTake(seats, seat, over, second) || !pass(counts.games, first, second)) return 0;
  const isBye = games === 0;
  const isEven = isBye ? pass(counts.byes, second, first) : pass(counts.doubles, first, second);
  if (isEven) {
    const change = take(seats, seat, over, second);
    if (isTaken(change, warmth, random)) return change;
    giveBack(seats, seat, over, first);
    if (isBye) pass(counts.byes, first, second);
    else pass(counts.doubles, second, first);
  }
  pass(counts.games, second, first);
  return 0;
}

/** Moves a game to another slot of its week that has room, or that a game would leave for this one's. */
function relocate(seats: Seats, game: number, random: Random): void {
  const week = seats.week[game]!;
  const slots = seats.instance.slotsOfWeek[week]!;
  const slot = slots[random.below(slots.length)]!;
  if (slot === seats.slot[game]! || !fitsBoth(seats, game, slot)) return;
  if (seats.room[slot]! > 0) {
    seats.moveGame(game, slot);
    return;
  }
  const first = seats.firstGame[week]!;
  const other = first + random.below(seats.firstGame[week + 1]! - first);
  const before = seats.slot[game]!;
  if (seats.slot[other] !== slot || !fitsBoth(seats, other, before)) return;
  seats.moveGame(game, slot);
  seats.moveGame(other, before);
}

function fitsBoth(seats: Seats, game: number, slot: number): boolean {
  return seats.fits(seats.team[2 * game]!, slot) && seats.fits(seats.team[2 * game + 1]!, slot);
}

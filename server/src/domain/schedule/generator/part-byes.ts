import { byesInARow } from './byes-in-a-row.js';
import type { Random } from './random.js';
import type { Seats } from './seats.js';

/** How many trades are tried. */
const TRIES = 25_000;

/**
 * Trades byes between two teams and two weeks so that fewer teams sit out two weeks in a row. How often anybody sits
 * out stays as it is, and no pairing is repeated more often for it.
 */
export function partByes(seats: Seats, random: Random): void {
  const { instance, inWeek, teamCount } = seats;
  const inARow = (team: number): number => byesInARow(instance, inWeek, team);
  let open = [...instance.leftOut.keys()].filter((team) => inARow(team) > 0);
  for (let attempt = 0; attempt < TRIES && open.length > 0 && seats.count > 0; attempt += 1) {
    const team = open[random.below(open.length)]!;
    const seat = random.below(2 * seats.count);
    const week = seats.week[seat >> 1]!;
    if (inWeek[week * teamCount + team]! > 0) continue;
    const other = seats.team[seat]!;
    const back = seatOf(seats, team, random);
    if (back === -1 || !canTradeByes(seats, team, seat, other, back)) continue;
    const before = inARow(team) + inARow(other);
    const repeats = seats.put(seat, team) + seats.put(back, other);
    const change = inARow(team) + inARow(other) - before;
    if (repeats <= 0 && (change <= 0 || random.fraction() < 0.002)) {
      if (change !== 0) open = [...instance.leftOut.keys()].filter((one) => inARow(one) > 0);
      continue;
    }
    seats.put(seat, other);
    seats.put(back, team);
  }
}

/** One of the seats that a team has. */
function seatOf(seats: Seats, team: number, random: Random): number {
  const start = random.below(2 * seats.count);
  for (let step = 0; step < 2 * seats.count; step += 1) {
    const seat = (start + step) % (2 * seats.count);
    if (seats.team[seat] === team) return seat;
  }
  return -1;
}

/**
 * Whether a team may take another one's seat, and the other one a seat of its in a week in which that one has a bye.
 */
function canTradeByes(seats: Seats, team: number, seat: number, other: number, back: number): boolean {
  const { inWeek, teamCount } = seats;
  const [here, there] = [seats.week[seat >> 1]! * teamCount, seats.week[back >> 1]! * teamCount];
  const isEven = inWeek[here + other] === 1 && inWeek[there + team] === 1 && inWeek[there + other] === 0;
  if (!isEven || here === there) return false;
  if (seats.opponent(seat) === team || seats.opponent(back) === other) return false;
  return seats.fits(team, seats.slot[seat >> 1]!) && seats.fits(other, seats.slot[back >> 1]!);
}

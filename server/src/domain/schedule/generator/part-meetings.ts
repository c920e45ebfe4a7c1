import type { Random } from './random.js';
import type { Seats } from './seats.js';
import { randomChain, trade, wholeWeeks } from './trade-chains.js';
import { Calendar } from './calendar.js';

/** How many trades are tried. */
const TRIES = 4000;

/**
 * Trades games between weeks so that no team sits out two weeks in a row, and that meetings of the same teams lie far
 * apart. Who meets whom how often stays as it is.
 */
export function partMeetings(seats: Seats, random: Random): void {
  if (seats.count === 0) return;
  const calendar = new Calendar(seats);
  for (let attempt = 0; attempt < TRIES && calendar.cost > 0; attempt += 1) {
    const chain = random.below(4) === 0 ? wholeWeeks(seats, random) : randomChain(seats, random);
    if (chain === null || chain.here.length === 0) continue;
    const before = calendar.cost;
    if (!trade(seats, chain)) continue;
    calendar.update(chain);
    const change = calendar.cost - before;
    const warmth = 2.5 * (1 - attempt / TRIES) + 0.05;
    if (change <= 0 || random.fraction() < Math.exp(-change / warmth)) continue;
    trade(seats, chain);
    calendar.update(chain);
  }
}

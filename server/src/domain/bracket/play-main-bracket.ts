import type { Id } from '../ordering/id.js';
import { mainMatchId } from './match-id.js';
import type { MatchPlayer, OpenMatch, Slot } from './match-player.js';
import { roundCount } from './round-count.js';
import { slotOrder } from './slot-order.js';

/** A bracket that teams leave by their first loss, as far as it is played. */
export interface MainBracket {
  readonly rounds: readonly (readonly OpenMatch[])[];
  /** Who leaves by it, by round and slot; null where nobody played. */
  readonly losers: readonly (readonly Slot[])[];
  /** Who is left; null without a team. */
  readonly winner: Slot;
}

/**
 * Plays a single elimination, or the winners' bracket of a double one.
 * @param seeds team ids, the best first
 */
export function playMainBracket(seeds: readonly Id[], player: MatchPlayer): MainBracket {
  const rounds: OpenMatch[][] = [];
  const losers: Slot[][] = [];
  let slots = slotOrder(2 ** roundCount(seeds.length)).map((seed) => entrantOf(seeds, seed));
  while (slots.length > 1) {
    const round = rounds.length + 1;
    const pairings = pairsOf(slots).map(([upper, lower], slot) =>
      player.play({ id: mainMatchId(round, slot), round, slot }, upper, lower),
    );
    rounds.push(pairings.flatMap(({ match }) => match ?? []));
    losers.push(pairings.map(({ loser }) => loser));
    slots = pairings.map(({ winner }) => winner);
  }
  return { rounds, losers, winner: slots[0] ?? null };
}

/** Neighbours, two by two. */
export function pairsOf(slots: readonly Slot[]): (readonly [Slot, Slot])[] {
  return Array.from(
    { length: slots.length / 2 },
    (_item, slot) => [slots[2 * slot] ?? null, slots[2 * slot + 1] ?? null] as const,
  );
}

function entrantOf(seeds: readonly Id[], seed: number): Slot {
  const teamId = seeds[seed - 1];
  return teamId === undefined ? null : { entrant: { seed, teamId, score: null }, from: null };
}

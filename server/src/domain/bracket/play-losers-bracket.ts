import { inDropOrder } from './drop-order.js';
import { losersMatchId } from './match-id.js';
import type { MatchPlayer, OpenMatch, Slot } from './match-player.js';
import { pairsOf } from './play-main-bracket.js';

/** The losers' bracket of a double elimination, as far as it is played. */
export interface LosersBracket {
  readonly rounds: readonly (readonly OpenMatch[])[];
  /** Who comes to the grand final. */
  readonly winner: Slot;
}

/**
 * Plays the losers' bracket. In its first round the losers of the winners' first round meet. Then, by turns, those who
 * are left meet the losers who come down from the next round, and each other.
 * @param losers of the winners' bracket, by round and slot
 */
export function playLosersBracket(losers: readonly (readonly Slot[])[], player: MatchPlayer): LosersBracket {
  const rounds: OpenMatch[][] = [];
  let left: Slot[] = inDropOrder(losers[0] ?? [], losers.length, 1);
  const play = (pairs: readonly (readonly [Slot, Slot])[]): void => {
    const round = rounds.length + 1;
    const pairings = pairs.map(([upper, lower], slot) =>
      player.play({ id: losersMatchId(round, slot), round, slot }, upper, lower),
    );
    rounds.push(pairings.flatMap(({ match }) => match ?? []));
    left = pairings.map(({ winner }) => winner);
  };
  for (let round = 2; round <= losers.length; round += 1) {
    play(pairsOf(left));
    const coming = inDropOrder(losers[round - 1] ?? [], losers.length, round);
    play(coming.map((loser, slot) => [loser, left[slot] ?? null] as const));
  }
  return { rounds, winner: left[0] ?? null };
}

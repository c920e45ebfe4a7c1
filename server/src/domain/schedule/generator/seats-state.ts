import type { Seats } from './seats.js';

/** Teams and slot of each game. */
export type SeatsState = readonly (readonly [game: number, pair: readonly [number, number], slot: number])[];

/** What {@link restore} needs to bring everything back to where it is. */
export function stateOf(seats: Seats): SeatsState {
  return Array.from(seats.slot, (slot, game) => [game, [seats.team[2 * game]!, seats.team[2 * game + 1]!], slot]);
}

/** Brings every game back to its teams and slot. */
export function restore(seats: Seats, state: SeatsState): void {
  for (const [game] of state) seats.lift(game);
  for (const [game, pair, slot] of state) seats.place(game, pair, slot);
}

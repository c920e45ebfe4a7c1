import type { Seats } from './seats.js';

/** The cell of each game: the cells of a slot go to its games in order. */
export function placesOf(seats: Seats): number[] {
  const used = new Map<number, number>();
  return Array.from(seats.slot, (slot) => {
    const place = used.get(slot) ?? 0;
    used.set(slot, place + 1);
    return seats.instance.slots[slot]!.cells[place]!;
  });
}

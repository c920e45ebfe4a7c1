import type { Seats } from './seats.js';

/**
 * Slots of a week for pairs of teams, each pair in one that suits both, by augmenting paths.
 * @param leaving games of the week whose slots are free for it; slots with room are as well
 * @returns by pair, or null where not all of them find one
 */
export function slotsFor(
  seats: Seats,
  week: number,
  pairs: readonly (readonly [number, number])[],
  leaving: readonly number[],
): number[] | null {
  const { can, slotsOfWeek } = seats.instance;
  const slots = leaving.map((game) => seats.slot[game]!);
  for (const slot of slotsOfWeek[week]!)
    for (let cell = Math.min(seats.room[slot]!, pairs.length); cell > 0; cell -= 1) slots.push(slot);
  const takenBy = new Int32Array(slots.length).fill(-1);
  const seen = new Int32Array(slots.length).fill(-1);
  const settle = (index: number, round: number): boolean => {
    const [one, other] = pairs[index]!;
    for (const [place, slot] of slots.entries()) {
      if (seen[place] === round) continue;
      if (can[slot * seats.teamCount + one] === 0 || can[slot * seats.teamCount + other] === 0) continue;
      seen[place] = round;
      if (takenBy[place] !== -1 && !settle(takenBy[place]!, round)) continue;
      takenBy[place] = index;
      return true;
    }
    return false;
  };
  for (const [index] of pairs.entries()) if (!settle(index, index)) return null;
  const slotOf = Array.from({ length: pairs.length }, () => -1);
  for (const [place, index] of takenBy.entries()) if (index !== -1) slotOf[index] = slots[place]!;
  return slotOf;
}

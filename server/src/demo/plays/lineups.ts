/** How many players of a team are on the court. */
const FIVE = 5;

/** The five who are on the court, stint by stint. */
export type Lineups = readonly (readonly number[])[];

/**
 * Who of a team is on the court in the stints of each period, so that everybody with plays in a period is there in one
 * of its stints at least, and who has more of them longer.
 * @param players all of the team who play, the starters first; five at least
 * @param periods for each period how many plays each player has in it, and how many stints it has: as many that all who
 *   have any find room
 */
export function lineupsOf(
  players: readonly number[],
  periods: readonly { readonly plays: ReadonlyMap<number, number>; readonly stints: number }[],
): Lineups[] {
  return periods.map(({ plays, stints }, period) => {
    const times = new Map<number, number>();
    return Array.from({ length: stints }, (_item, stint) => {
      const five =
        period === 0 && stint === 0 ? players.slice(0, FIVE) : nextFive(players, plays, times, stints - stint - 1);
      for (const player of five) times.set(player, (times.get(player) ?? 0) + 1);
      return five;
    });
  });
}

/**
 * @param times how often each was on the court in this period
 * @param left how many stints follow
 */
function nextFive(
  players: readonly number[],
  plays: ReadonlyMap<number, number>,
  times: ReadonlyMap<number, number>,
  left: number,
): number[] {
  const wanted = (player: number): number => (plays.get(player) ?? 0) / (1 + (times.get(player) ?? 0));
  const byNeed = players.toSorted((a, b) => wanted(b) - wanted(a));
  const unseen = byNeed.filter((player) => (plays.get(player) ?? 0) > 0 && !times.has(player));
  // Those for whom the stints that follow have no room.
  const due = unseen.slice(0, Math.max(0, unseen.length - FIVE * left));
  return [...new Set([...due, ...byNeed])].slice(0, FIVE);
}

/** What is to be shared out between two: a number of units, each of which either of the two may take. */
export interface Share {
  /** Indexes of the two. */
  readonly one: number;
  readonly other: number;
  readonly units: number;
}

/**
 * Whether all units can be taken with nobody taking more than their room: a maximum flow, along ways on which each
 * hands what is too much to the next.
 * @param room how many units each can take; below 0 for somebody who is over already
 * @returns null when they can; otherwise a set that shows why not: what is shared within it alone is more than its room
 */
export function cannotShare(room: readonly number[], shares: readonly Share[]): number[] | null {
  const taken = room.map(() => 0);
  const held = shares.map(({ one, units }) => {
    taken[one]! += units;
    return units; // by `one`; the rest by `other`
  });
  const sharesOf = room.map((): number[] => []);
  shares.forEach(({ one, other }, index) => {
    sharesOf[one]!.push(index);
    sharesOf[other]!.push(index);
  });
  const heldBy = (index: number, who: number): number =>
    shares[index]!.one === who ? held[index]! : shares[index]!.units - held[index]!;
  for (let from = 0; from < room.length; from += 1) {
    while (taken[from]! > room[from]!) {
      const { found, cameBy } = wayToRoom(from);
      if (found === null) return [...cameBy.keys()];
      hand(from, found, cameBy);
    }
  }
  return null;

  /** Looks for somebody with room, over those who hold what they could hand on. */
  function wayToRoom(from: number): { found: number | null; cameBy: Map<number, number> } {
    const cameBy = new Map([[from, -1]]);
    for (const who of cameBy.keys()) {
      if (taken[who]! < room[who]!) return { found: who, cameBy };
      for (const index of sharesOf[who]!) {
        const next = partner(shares[index]!, who);
        if (heldBy(index, who) > 0 && !cameBy.has(next)) cameBy.set(next, index);
      }
    }
    return { found: null, cameBy };
  }

  function hand(from: number, to: number, cameBy: ReadonlyMap<number, number>): void {
    let most = Math.min(taken[from]! - room[from]!, room[to]! - taken[to]!);
    const steps: { giver: number; index: number }[] = [];
    for (let who = to; who !== from;) {
      const index = cameBy.get(who)!;
      const giver = partner(shares[index]!, who);
      steps.push({ giver, index });
      most = Math.min(most, heldBy(index, giver));
      who = giver;
    }
    for (const { giver, index } of steps) held[index]! += shares[index]!.one === giver ? -most : most;
    taken[from]! -= most;
    taken[to]! += most;
  }
}

function partner({ one, other }: Share, who: number): number {
  return one === who ? other : one;
}

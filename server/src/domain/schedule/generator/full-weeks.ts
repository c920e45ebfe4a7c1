import type { Instance } from './instance.js';
import type { Participation } from './participation.js';
import type { WeekTeams } from './week-teams.js';

/** The most sets of games that are looked at for a week. */
const MOST = 200_000;

/**
 * All sets of games that make each week full: as many teams playing as possible in the fewest games, each game in a
 * slot. A game is a number `one * teams + other`, one > other.
 * @returns by week with games, or null where there are too many to list
 */
export function fullWeeks(participation: Participation): number[][][] | null {
  const known = new Map<string, number[][] | null>();
  const weeks: number[][][] = [];
  for (const week of participation.weeks) {
    if (week.assignment().length === 0) continue;
    const key = keyOf(participation.instance, week.week);
    const sets = known.get(key) ?? fullSets(participation.instance, week);
    known.set(key, sets);
    if (sets === null || sets.length === 0) return null;
    weeks.push(sets);
  }
  return weeks;
}

/** All sets of games that make one week full, or null where there are too many to list. */
export function fullSets(instance: Instance, week: WeekTeams): number[][] | null {
  return new Listing(instance, week).list();
}

/** Weeks with the same key have the same sets. */
function keyOf({ slotsOfWeek, slots, can, keptGames, teamCount }: Instance, week: number): string {
  const ofSlots = slotsOfWeek[week]!.map((slot) => {
    return `${slots[slot]!.cells.length}x${can.subarray(slot * teamCount, (slot + 1) * teamCount).join('')}`;
  });
  return `${ofSlots.sort().join(' ')} ${keptGames.subarray(week * teamCount, (week + 1) * teamCount).join('')}`;
}

class Listing {
  private readonly sets: number[][] = [];
  private readonly slotsOf = new Map<number, number[]>();
  private readonly games: Int32Array;
  private readonly byeTeams: Uint8Array;
  private readonly count: number;
  private readonly byes: number;
  private looked = 0;

  constructor(
    private readonly instance: Instance,
    week: WeekTeams,
  ) {
    const { teamCount, slotsOfWeek, can, keptGames } = instance;
    this.count = week.assignment().length / 2;
    this.byes = week.byes().length;
    this.games = Int32Array.from(keptGames.subarray(week.week * teamCount, (week.week + 1) * teamCount));
    this.byeTeams = new Uint8Array(teamCount);
    for (const team of week.byes()) this.byeTeams[team] = 1;
    const may = [...week.mayPlay()];
    for (const team of may) if (this.games[team] === 0) this.byeTeams[team] = 1;
    for (const slot of slotsOfWeek[week.week]!) {
      const teams = may.filter((team) => can[slot * teamCount + team] === 1);
      for (const one of teams)
        for (const other of teams) {
          if (other >= one) continue;
          const pair = one * teamCount + other;
          this.slotsOf.set(pair, [...(this.slotsOf.get(pair) ?? []), slot]);
        }
    }
  }

  list(): number[][] | null {
    const pairs = [...this.slotsOf.keys()].sort((a, b) => a - b);
    this.extend(pairs, 0, []);
    return this.looked > MOST ? null : this.sets;
  }

  private extend(pairs: readonly number[], from: number, chosen: readonly number[]): void {
    this.looked += 1;
    if (this.looked > MOST) return;
    const without = this.byeTeams.reduce(
      (sum, could, team) => sum + (could === 1 && this.games[team] === 0 ? 1 : 0),
      0,
    );
    if (without - 2 * (this.count - chosen.length) > this.byes) return;
    if (chosen.length === this.count) {
      if (this.hasSlots(chosen)) this.sets.push([...chosen]);
      return;
    }
    for (let index = from; index < pairs.length; index += 1) {
      const pair = pairs[index]!;
      const [one, other] = [Math.floor(pair / this.instance.teamCount), pair % this.instance.teamCount];
      if (this.games[one]! >= 2 || this.games[other]! >= 2) continue;
      this.games[one]! += 1;
      this.games[other]! += 1;
      this.extend(pairs, index + 1, [...chosen, pair]);
      this.games[one]! -= 1;
      this.games[other]! -= 1;
    }
  }

  /** Whether each game finds a slot with room; that a team cannot be in one slot twice may be overlooked. */
  private hasSlots(pairs: readonly number[]): boolean {
    const seated = new Map<number, number[]>();
    const settle = (pair: number, seen: Set<number>): boolean => {
      for (const slot of this.slotsOf.get(pair)!) {
        if (seen.has(slot)) continue;
        seen.add(slot);
        const here = seated.get(slot) ?? [];
        const isOpen = here.length < this.instance.slots[slot]!.cells.length;
        const leaving = isOpen ? -1 : here.findIndex((other) => settle(other, seen));
        if (!isOpen && leaving === -1) continue;
        seated.set(slot, [...here.filter((_other, index) => index !== leaving), pair]);
        return true;
      }
      return false;
    };
    return pairs.every((pair) => settle(pair, new Set()));
  }
}

import type { Instance } from './instance.js';
import type { Participation } from './participation.js';
import { countedIn } from './team-counts.js';
import type { WeekTeams } from './week-teams.js';

/** The most sets of games that are looked at for a week. */
const MOST = 200_000;

/** The most teams of which all full weeks are listed. */
const FEW = 10;

/** Weeks that are alike, and the ways to fill them. */
export interface ListedWeeks {
  readonly weeks: readonly number[];
  readonly ways: readonly FullWeek[];
}

/** A way to fill a week: as many teams playing as possible in the fewest games, each game in a slot. */
export interface FullWeek {
  /** Games as numbers `one * teams + other`, one > other; kept ones are left out. */
  readonly pairs: readonly number[];
  /** Where it counts in what teams have, as `measure * teams + team`. */
  readonly places: readonly number[];
}

/** All ways to fill the weeks of a schedule, or null where there are too many to list. */
export function fullWeeks(participation: Participation): ListedWeeks[] | null {
  if (participation.instance.teamCount > FEW) return null;
  const known = new Map<string, ListedWeeks>();
  for (const week of participation.weeks) {
    const key = keyOf(participation.instance, week.week);
    const { weeks, ways } = known.get(key) ?? { weeks: [], ways: waysToFill(participation.instance, week) };
    if (ways === null || ways.length === 0) return null;
    known.set(key, { weeks: [...weeks, week.week], ways });
  }
  return [...known.values()];
}

function waysToFill(instance: Instance, week: WeekTeams): FullWeek[] | null {
  const { teamCount } = instance;
  const start = week.week * teamCount;
  const sets = fullSets(instance, week);
  return (
    sets &&
    sets.map((pairs) => {
      const given = new Uint8Array(teamCount);
      for (const pair of pairs) {
        given[Math.floor(pair / teamCount)]! += 1;
        given[pair % teamCount]! += 1;
      }
      const games = given.map((count, team) => count + instance.keptGames[start + team]!);
      return { pairs, places: countedIn(games, instance.hasCells[week.week] === 1, given, instance.leftOut) };
    })
  );
}

/** All sets of games that make one week full, or null where there are too many to list. */
export function fullSets(instance: Instance, week: WeekTeams): number[][] | null {
  return new Listing(instance, week).list();
}

/** Weeks with the same key have the same sets. */
function keyOf({ slotsOfWeek, slots, can, keptGames, hasCells, teamCount }: Instance, week: number): string {
  const ofSlots = slotsOfWeek[week]!.map((slot) => {
    return `${slots[slot]!.cells.length}x${can.subarray(slot * teamCount, (slot + 1) * teamCount).join('')}`;
  });
  const ofKept = keptGames.subarray(week * teamCount, (week + 1) * teamCount).join('');
  return [...ofSlots.sort(), ofKept, hasCells[week]].join(' ');
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

  /** Whether each game finds a slot with room, and no team is in one slot twice. */
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
    if (!pairs.every((pair) => settle(pair, new Set()))) return false;
    const isApart = [...seated.values()].every((here) => {
      return here.every((pair, index) => here.every((other, at) => at <= index || !this.share(pair, other)));
    });
    return isApart || this.hasSlotsApart(pairs, 0, new Map());
  }

  private share(one: number, other: number): boolean {
    const { teamCount } = this.instance;
    const teams = [Math.floor(one / teamCount), one % teamCount];
    return teams.includes(Math.floor(other / teamCount)) || teams.includes(other % teamCount);
  }

  /** The same, by trying all slots. */
  private hasSlotsApart(pairs: readonly number[], from: number, seated: Map<number, number[]>): boolean {
    if (from === pairs.length) return true;
    const pair = pairs[from]!;
    return this.slotsOf.get(pair)!.some((slot) => {
      const here = seated.get(slot) ?? [];
      if (here.length >= this.instance.slots[slot]!.cells.length) return false;
      if (here.some((other) => this.share(pair, other))) return false;
      seated.set(slot, [...here, pair]);
      if (this.hasSlotsApart(pairs, from + 1, seated)) return true;
      seated.set(slot, here);
      return false;
    });
  }
}

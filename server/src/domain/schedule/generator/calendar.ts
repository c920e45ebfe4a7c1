import { byesInARow } from './byes-in-a-row.js';
import type { Seats } from './seats.js';
import type { Chain } from './trade-chains.js';

/** What one week without a game after another costs, in weeks by which meetings follow each other too soon. */
const BACK_TO_BACK = 8;

/** When teams play and meet, with what is wrong with it. */
export class Calendar {
  /** What is wrong: byes in a row, and weeks by which meetings of the same teams follow each other too soon. */
  cost = 0;
  /** At `one * teams + other`, one < other: weeks of their meetings, in order; kept ones included. */
  private readonly meetings = new Map<number, number[]>();
  private readonly teams: number;

  constructor(private readonly seats: Seats) {
    this.teams = seats.instance.leftOut.reduce((sum, flag) => sum + 1 - flag, 0);
    for (const { home, away, week } of seats.instance.kept)
      if (home >= 0 && away >= 0 && week !== null) this.weeksOf(home, away).push(week);
    for (let game = 0; game < seats.count; game += 1)
      this.weeksOf(seats.team[2 * game]!, seats.team[2 * game + 1]!).push(seats.week[game]!);
    for (const weeks of this.meetings.values()) {
      weeks.sort((a, b) => a - b);
      this.cost += this.shortfall(weeks);
    }
    for (let team = 0; team < seats.teamCount; team += 1) this.cost += this.restCost(team, seats.inWeek);
  }

  /** Takes in a chain that has just been traded. */
  update({ here, there }: Chain): void {
    const { seats } = this;
    const [one, other] = [seats.week[here[0]!]!, seats.week[there[0]!]!];
    for (const game of here) this.move(game, other, one);
    for (const game of there) this.move(game, one, other);
    this.cost += this.restChange([...here, ...there], one, other);
  }

  private move(game: number, from: number, to: number): void {
    const weeks = this.weeksOf(this.seats.team[2 * game]!, this.seats.team[2 * game + 1]!);
    if (weeks.length > 1) this.cost -= this.shortfall(weeks);
    weeks[weeks.indexOf(from)] = to;
    weeks.sort((a, b) => a - b);
    if (weeks.length > 1) this.cost += this.shortfall(weeks);
  }

  /** Only teams at the ends of a chain play in one of its weeks and not in the other. */
  private restChange(games: readonly number[], one: number, other: number): number {
    const { inWeek, teamCount, team } = this.seats;
    const before = inWeek.slice();
    const ends = new Set<number>();
    for (const game of games)
      for (const member of [team[2 * game]!, team[2 * game + 1]!]) {
        const [here, there] = [one * teamCount + member, other * teamCount + member];
        if (inWeek[here] === inWeek[there]) continue;
        ends.add(member);
        [before[here], before[there]] = [inWeek[there]!, inWeek[here]!];
      }
    let change = 0;
    for (const member of ends) change += this.restCost(member, inWeek) - this.restCost(member, before);
    return change;
  }

  private restCost(team: number, inWeek: Uint8Array): number {
    return BACK_TO_BACK * byesInARow(this.seats.instance, inWeek, team);
  }

  private shortfall(weeks: readonly number[]): number {
    const ideal = Math.min(this.teams - 1, Math.floor((this.seats.instance.weekCount - 1) / (weeks.length - 1)));
    let sum = 0;
    for (let index = 1; index < weeks.length; index += 1)
      sum += Math.max(0, ideal - (weeks[index]! - weeks[index - 1]!));
    return sum;
  }

  private weeksOf(one: number, other: number): number[] {
    const key = Math.min(one, other) * this.seats.teamCount + Math.max(one, other);
    const known = this.meetings.get(key);
    if (known !== undefined) return known;
    const weeks: number[] = [];
    this.meetings.set(key, weeks);
    return weeks;
  }
}

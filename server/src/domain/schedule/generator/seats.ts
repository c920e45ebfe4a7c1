import type { Instance } from './instance.js';
import type { Participation } from './participation.js';

/**
 * The games of a schedule while it is being made: game `g` has the teams `team[2g]` and `team[2g + 1]`. Games of a week
 * follow each other. Exchanges keep every hard rule, and how many teams play in a week.
 */
export class Seats {
  readonly team: Int32Array;
  readonly slot: Int32Array;
  readonly week: Int32Array;
  /** By week: its first game; with one more entry at the end. */
  readonly firstGame: Int32Array;
  /** At `one * teams + other`: games between them, kept ones included. */
  readonly met: Int32Array;
  /** At `slot * teams + team`: 1 where the team plays in the slot. */
  readonly inSlot: Uint8Array;
  /** By slot: cells without a game. */
  readonly room: Int32Array;
  /** At `week * teams + team`: games, kept ones included. */
  readonly inWeek: Uint8Array;
  readonly teamCount: number;

  constructor(
    readonly instance: Instance,
    participation: Participation,
  ) {
    const { teamCount, weekCount, slots } = instance;
    this.teamCount = teamCount;
    const assignments = participation.weeks.map((week) => week.assignment());
    const count = assignments.reduce((sum, list) => sum + list.length, 0) / 2;
    this.team = new Int32Array(2 * count);
    this.slot = new Int32Array(count);
    this.week = new Int32Array(count);
    this.firstGame = new Int32Array(weekCount + 1);
    this.met = new Int32Array(teamCount * teamCount);
    this.inSlot = new Uint8Array(slots.length * teamCount);
    this.inWeek = instance.keptGames.slice();
    this.room = Int32Array.from(slots, (slot) => slot.cells.length);
    for (const { home, away } of instance.kept) this.meet(home, away, 1);
    let game = 0;
    for (const [week, assignment] of assignments.entries()) {
      this.firstGame[week] = game;
      for (const slot of instance.slotsOfWeek[week]!) {
        const teams = assignment.filter(([, place]) => place === slot).map(([team]) => team);
        this.pairUp(game, week, slot, teams);
        game += teams.length / 2;
      }
    }
    this.firstGame[weekCount] = game;
  }

  /** How many games there are. */
  get count(): number {
    return this.slot.length;
  }

  /** Adds to the games between two teams. @returns the change of {@link repeats} */
  meet(one: number, other: number, change: 1 | -1): number {
    if (one < 0 || other < 0) return 0;
    const before = this.met[one * this.teamCount + other]!;
    this.met[one * this.teamCount + other] = before + change;
    this.met[other * this.teamCount + one] = before + change;
    return change === 1 ? before : 1 - before;
  }

  /** Pairs of games between the same two teams. */
  get repeats(): number {
    let sum = 0;
    for (const count of this.met) sum += (count * (count - 1)) / 2;
    return sum / 2;
  }

  /** Whether a team could sit in a slot in which it does not sit yet. */
  fits(team: number, slot: number): boolean {
    const index = slot * this.teamCount + team;
    return this.instance.can[index] === 1 && this.inSlot[index] === 0;
  }

  /** The team in the other seat of a seat's game. */
  opponent(seat: number): number {
    return this.team[seat ^ 1]!;
  }

  /** Puts another team into a seat. @returns the change of {@link repeats} */
  put(seat: number, team: number): number {
    const opponent = this.opponent(seat);
    const game = seat >> 1;
    const before = this.team[seat]!;
    const change = this.meet(before, opponent, -1);
    this.inSlot[this.slot[game]! * this.teamCount + before] = 0;
    this.inWeek[this.week[game]! * this.teamCount + before]! -= 1;
    this.team[seat] = team;
    this.inSlot[this.slot[game]! * this.teamCount + team] = 1;
    this.inWeek[this.week[game]! * this.teamCount + team]! += 1;
    return change + this.meet(team, opponent, 1);
  }

  /** Exchanges the teams of two seats of a week. @returns the change of {@link repeats} */
  swap(one: number, other: number): number {
    const [first, second] = [this.team[one]!, this.team[other]!];
    const [here, there] = [this.slot[one >> 1]! * this.teamCount, this.slot[other >> 1]! * this.teamCount];
    const change = this.meet(first, this.opponent(one), -1) + this.meet(second, this.opponent(other), -1);
    this.team[one] = second;
    this.team[other] = first;
    this.inSlot[here + first] = 0;
    this.inSlot[there + second] = 0;
    this.inSlot[here + second] = 1;
    this.inSlot[there + first] = 1;
    return change + this.meet(second, this.opponent(one), 1) + this.meet(first, this.opponent(other), 1);
  }

  /** Moves a game to another slot of its week. */
  moveGame(game: number, slot: number): void {
    const before = this.slot[game]!;
    for (const team of [this.team[2 * game]!, this.team[2 * game + 1]!]) {
      this.inSlot[before * this.teamCount + team] = 0;
      this.inSlot[slot * this.teamCount + team] = 1;
    }
    this.room[before]! += 1;
    this.room[slot]! -= 1;
    this.slot[game] = slot;
  }

  /**
   * Takes a game's teams out of its slot; only until {@link place} gives it others.
   * @returns the change of {@link repeats}
   */
  lift(game: number): number {
    const [one, other] = [this.team[2 * game]!, this.team[2 * game + 1]!];
    const slot = this.slot[game]!;
    const change = this.meet(one, other, -1);
    for (const team of [one, other]) {
      this.inSlot[slot * this.teamCount + team] = 0;
      this.inWeek[this.week[game]! * this.teamCount + team]! -= 1;
    }
    this.room[slot]! += 1;
    return change;
  }

  /** Gives a lifted game its teams and a slot of its week. */
  place(game: number, [one, other]: readonly [number, number], slot: number): void {
    this.team[2 * game] = one;
    this.team[2 * game + 1] = other;
    this.slot[game] = slot;
    this.room[slot]! -= 1;
    for (const team of [one, other]) {
      this.inSlot[slot * this.teamCount + team] = 1;
      this.inWeek[this.week[game]! * this.teamCount + team]! += 1;
    }
    this.meet(one, other, 1);
  }

  private pairUp(firstGame: number, week: number, slot: number, teams: readonly number[]): void {
    const waiting = [...teams];
    for (let game = firstGame; waiting.length > 0; game += 1) {
      const team = waiting.shift()!;
      const meetings = waiting.map((other) => this.met[team * this.teamCount + other]!);
      const [opponent] = waiting.splice(meetings.indexOf(Math.min(...meetings)), 1);
      this.week[game] = week;
      this.place(game, [team, opponent!], slot);
    }
  }
}

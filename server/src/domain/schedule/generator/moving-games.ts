import { dayNumber } from '../../dates/day-number.js';
import type { PresentGame } from '../repair-problem.js';
import type { ScheduleProblem } from '../schedule-problem.js';
import { type Instance, instanceOf } from './instance.js';

const NOWHERE = -1;

/** The present games of a schedule while they look for places: slots are places, and cells of a slot are alike. */
export class MovingGames {
  private readonly instance: Instance;
  private readonly slotOfCell = new Map<number, number>();
  private readonly teams: readonly (readonly [number, number])[];
  private readonly slotOf: number[] = [];
  /** Where a game may not go any more once it is moved: its own place. */
  private readonly before: number[] = [];
  private readonly inSlot: Set<number>[];
  /** At `week * teams + team`: the present games that the team plays in the week. */
  private readonly inWeek: Set<number>[];
  private readonly optionsOf: (readonly number[])[];

  constructor(
    problem: ScheduleProblem,
    private readonly present: readonly PresentGame[],
  ) {
    this.instance = instanceOf(problem);
    const indices = new Map(problem.teams.map((team, index) => [String(team.id), index]));
    this.teams = present.map(({ homeTeamId, awayTeamId }) => {
      return [indices.get(String(homeTeamId)) ?? NOWHERE, indices.get(String(awayTeamId)) ?? NOWHERE];
    });
    for (const [slot, { cells }] of this.instance.slots.entries())
      for (const cell of cells) this.slotOfCell.set(cell, slot);
    this.inSlot = this.instance.slots.map(() => new Set());
    const { teamCount, weekCount } = this.instance;
    this.inWeek = Array.from({ length: teamCount * weekCount }, () => new Set());
    for (const [game] of present.entries()) this.slotOf[game] = NOWHERE;
    this.optionsOf = present.map((_game, game) => this.placesFor(game));
    for (const [game, { cell }] of present.entries()) {
      const slot = this.slotOfCell.get(cell ?? NOWHERE) ?? NOWHERE;
      this.before[game] = slot;
      if (slot !== NOWHERE && this.suits(game, slot) && this.isFree(game, slot)) this.put(game, slot);
    }
  }

  /** Games that cannot stay where they are. */
  homeless(): number[] {
    return this.present.flatMap((_game, game) => (this.slotOf[game] === NOWHERE ? [game] : []));
  }

  /** How many games have a place. */
  standingCount(): number {
    return this.slotOf.filter((slot) => slot !== NOWHERE).length;
  }

  /** Slots that suit both teams, the nearest to where the game was first. */
  options(game: number): readonly number[] {
    return this.optionsOf[game]!;
  }

  /** How many slots a game could have without moving another one. */
  freeCount(game: number): number {
    return this.options(game).filter((slot) => this.isFree(game, slot)).length;
  }

  /**
   * The sets of games of which one has to leave for a game to come to a slot; an empty one where it is free. Sets that
   * contain another one may be among them.
   */
  inTheWay(game: number, slot: number): number[][] {
    const { keptGames, teamCount } = this.instance;
    const week = this.instance.slots[slot]!.week;
    const own = this.teams[game]!;
    const atOnce = [...this.inSlot[slot]!].filter((other) => this.share(own, other));
    let ways: number[][] = [atOnce];
    if (this.inSlot[slot]!.size - atOnce.length >= this.instance.slots[slot]!.cells.length)
      ways = ways.flatMap((way) =>
        [...this.inSlot[slot]!].filter((other) => !way.includes(other)).map((other) => [...way, other]),
      );
    for (const team of own) {
      const inWeek = [...this.inWeek[week * teamCount + team]!];
      const room = 2 - keptGames[week * teamCount + team]!;
      ways = ways.flatMap((way) => {
        const staying = inWeek.filter((other) => !way.includes(other));
        return staying.length < room ? [way] : staying.map((other) => [...way, other]);
      });
    }
    return ways.toSorted((a, b) => a.length - b.length);
  }

  /** Takes a game from its place. @returns the place */
  lift(game: number): number {
    const slot = this.slotOf[game]!;
    this.inSlot[slot]!.delete(game);
    for (const list of this.weekLists(game, slot)) list.delete(game);
    this.slotOf[game] = NOWHERE;
    return slot;
  }

  /** Puts a game into a slot. */
  put(game: number, slot: number): void {
    this.inSlot[slot]!.add(game);
    for (const list of this.weekLists(game, slot)) list.add(game);
    this.slotOf[game] = slot;
  }

  /** The cell of each game: its own where it is in the slot that it was in, otherwise one that no other has. */
  cells(): (number | null)[] {
    const used = new Set<number>();
    const cells = this.present.map(({ cell }, game) => {
      const slot = this.slotOf[game]!;
      if (slot === NOWHERE || slot !== this.before[game] || cell === null || used.has(cell)) return null;
      used.add(cell);
      return cell;
    });
    return cells.map((cell, game) => {
      const slot = this.slotOf[game]!;
      if (cell !== null || slot === NOWHERE) return cell;
      const free = this.instance.slots[slot]!.cells.find((candidate) => !used.has(candidate))!;
      used.add(free);
      return free;
    });
  }

  /** Whether a game could come to a slot without moving another one. */
  isFree(game: number, slot: number): boolean {
    const { keptGames, teamCount, slots } = this.instance;
    const { week, cells } = slots[slot]!;
    const here = this.inSlot[slot]!;
    if (here.size >= cells.length) return false;
    const own = this.teams[game]!;
    for (const team of own) {
      const index = week * teamCount + team;
      if (this.inWeek[index]!.size + keptGames[index]! >= 2) return false;
    }
    for (const other of here) if (this.share(own, other)) return false;
    return true;
  }

  /** How many of the open games could have a place at most, if each cell were asked for one by one. */
  mostPlaceable(open: readonly number[]): number {
    const { slots } = this.instance;
    const seated = this.inSlot.map((games) => new Set(games));
    const settle = (game: number, seen: Set<number>): boolean => {
      for (const slot of this.options(game)) {
        if (seen.has(slot)) continue;
        seen.add(slot);
        const here = seated[slot]!;
        const leaving = here.size < slots[slot]!.cells.length ? null : [...here].find((other) => settle(other, seen));
        if (leaving === undefined) continue;
        if (leaving !== null) here.delete(leaving);
        here.add(game);
        return true;
      }
      return false;
    };
    return open.filter((game) => settle(game, new Set())).length;
  }

  private weekLists(game: number, slot: number): Set<number>[] {
    const { slots, teamCount } = this.instance;
    return this.teams[game]!.map((team) => this.inWeek[slots[slot]!.week * teamCount + team]!);
  }

  private share(own: readonly [number, number], other: number): boolean {
    return this.teams[other]!.some((team) => own.includes(team));
  }

  private suits(game: number, slot: number): boolean {
    const { can, teamCount } = this.instance;
    return this.teams[game]!.every((team) => team !== NOWHERE && can[slot * teamCount + team] === 1);
  }

  private placesFor(game: number): number[] {
    const { slots, problem } = this.instance;
    const cell = problem.cells[this.present[game]!.cell ?? NOWHERE];
    const suiting = [...slots.keys()].filter((slot) => this.suits(game, slot));
    if (cell === undefined) return suiting;
    const distance = (slot: number): number => Math.abs(dayNumber(slots[slot]!.date) - dayNumber(cell.date));
    return suiting.toSorted((a, b) => distance(a) - distance(b) || a - b);
  }
}

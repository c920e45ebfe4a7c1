import { dayNumber } from '../../dates/day-number.js';
import type { PresentGame } from '../repair-problem.js';
import type { ScheduleProblem } from '../schedule-problem.js';
import { type Instance, instanceOf } from './instance.js';
import { type MovingPlace, movingPlaces } from './moving-places.js';

const NOWHERE = -1;

/** The present games of a schedule while they look for places. */
export class MovingGames {
  private readonly instance: Instance;
  private readonly places: readonly MovingPlace[];
  private readonly teams: readonly (readonly [number, number])[];
  private readonly placeOf: number[];
  /** By game: the place of its own cell, where it suits. */
  private readonly homeOf: readonly number[];
  private readonly contested: ReadonlySet<number>;
  private readonly inPlace: Set<number>[];
  /** By slot: the games in all its places. */
  private readonly inSlot: Set<number>[];
  /** At `week * teams + team`: the present games that the team plays in the week. */
  private readonly inWeek: Set<number>[];
  private readonly optionsOf: (readonly number[])[];

  constructor(
    problem: ScheduleProblem,
    private readonly present: readonly PresentGame[],
  ) {
    this.instance = instanceOf(problem);
    this.places = movingPlaces(this.instance, new Set(present.flatMap(({ leftCell }) => leftCell ?? [])));
    const indices = new Map(problem.teams.map((team, index) => [String(team.id), index]));
    this.teams = present.map(({ homeTeamId, awayTeamId }) => {
      return [indices.get(String(homeTeamId)) ?? NOWHERE, indices.get(String(awayTeamId)) ?? NOWHERE];
    });
    this.inPlace = this.places.map(() => new Set());
    this.inSlot = this.instance.slots.map(() => new Set());
    const { teamCount, weekCount } = this.instance;
    this.inWeek = Array.from({ length: teamCount * weekCount }, () => new Set());
    this.placeOf = present.map(() => NOWHERE);
    this.optionsOf = present.map((_game, game) => this.placesFor(game));
    const placeOfCell = new Map(this.places.flatMap(({ cells }, place) => cells.map((cell) => [cell, place] as const)));
    this.homeOf = present.map(({ cell }, game) => {
      const place = placeOfCell.get(cell ?? NOWHERE) ?? NOWHERE;
      return this.options(game).includes(place) ? place : NOWHERE;
    });
    this.contested = this.settle();
  }

  /** Games without a place: they have lost it, or not all that have it can keep it. */
  homeless(): number[] {
    return this.present.flatMap((_game, game) => (this.placeOf[game] === NOWHERE ? [game] : []));
  }

  /** How many games could stay where they were, each by itself. */
  stayingCount(): number {
    return this.homeOf.filter((place) => place !== NOWHERE).length;
  }

  /** Whether a game is one of those of which not all can stay where they were. */
  isContested(game: number): boolean {
    return this.contested.has(game);
  }

  /** Whether a game was in a place before. */
  isHome(game: number, place: number): boolean {
    return this.homeOf[game] === place;
  }

  /** Places that suit both teams, the nearest to where the game was first. */
  options(game: number): readonly number[] {
    return this.optionsOf[game]!;
  }

  /** How many places a game could have without moving another one. */
  freeCount(game: number): number {
    return this.options(game).filter((place) => this.isFree(game, place)).length;
  }

  /** A place that a game can have without moving another one: its own, or the nearest. */
  freePlace(game: number): number | undefined {
    const free = this.options(game).filter((place) => this.isFree(game, place));
    return free.find((place) => this.isHome(game, place)) ?? free[0];
  }

  /**
   * The sets of games of which one has to leave for a game to come to a place; an empty one where it is free. Sets that
   * contain another one may be among them.
   */
  inTheWay(game: number, place: number): number[][] {
    const { keptGames, teamCount, slots } = this.instance;
    const { slot, cells } = this.places[place]!;
    const own = this.teams[game]!;
    const atOnce = [...this.inSlot[slot]!].filter((other) => this.share(own, other));
    const here = [...this.inPlace[place]!].filter((other) => !atOnce.includes(other));
    let ways = here.length < cells.length ? [atOnce] : here.map((other) => [...atOnce, other]);
    for (const team of own) {
      const week = slots[slot]!.week * teamCount + team;
      const room = 2 - keptGames[week]!;
      ways = ways.flatMap((way) => {
        const staying = [...this.inWeek[week]!].filter((other) => !way.includes(other));
        return staying.length < room ? [way] : staying.map((other) => [...way, other]);
      });
    }
    return ways.toSorted((a, b) => a.length - b.length);
  }

  /** Takes a game from its place. @returns the place */
  lift(game: number): number {
    const place = this.placeOf[game]!;
    for (const list of this.listsAt(game, place)) list.delete(game);
    this.placeOf[game] = NOWHERE;
    return place;
  }

  /** Puts a game into a place. */
  put(game: number, place: number): void {
    for (const list of this.listsAt(game, place)) list.add(game);
    this.placeOf[game] = place;
  }

  /** The cell of each game: its own where it is in the place that it was in, otherwise one that no other has. */
  cells(): (number | null)[] {
    const used = new Set<number>();
    const cells = this.present.map(({ cell }, game) => {
      const place = this.placeOf[game]!;
      if (place === NOWHERE || !this.isHome(game, place) || cell === null || used.has(cell)) return null;
      used.add(cell);
      return cell;
    });
    return cells.map((cell, game) => {
      const place = this.placeOf[game]!;
      if (cell !== null || place === NOWHERE) return cell;
      const free = this.places[place]!.cells.find((candidate) => !used.has(candidate))!;
      used.add(free);
      return free;
    });
  }

  /** Whether a game could come to a place without moving another one. */
  isFree(game: number, place: number): boolean {
    const { keptGames, teamCount, slots } = this.instance;
    const { slot, cells } = this.places[place]!;
    if (this.inPlace[place]!.size >= cells.length) return false;
    const own = this.teams[game]!;
    for (const team of own) {
      const index = slots[slot]!.week * teamCount + team;
      if (this.inWeek[index]!.size + keptGames[index]! >= 2) return false;
    }
    for (const other of this.inSlot[slot]!) if (this.share(own, other)) return false;
    return true;
  }

  /** How many of the open games could have a place at most, if each cell were asked for one by one. */
  mostPlaceable(open: readonly number[]): number {
    const seated = this.inPlace.map((games) => new Set(games));
    const settle = (game: number, seen: Set<number>): boolean => {
      for (const place of this.options(game)) {
        if (seen.has(place)) continue;
        seen.add(place);
        const here = seated[place]!;
        const isFull = here.size >= this.places[place]!.cells.length;
        const leaving = isFull ? [...here].find((other) => settle(other, seen)) : null;
        if (leaving === undefined) continue;
        if (leaving !== null) here.delete(leaving);
        here.add(game);
        return true;
      }
      return false;
    };
    return open.filter((game) => settle(game, new Set())).length;
  }

  /**
   * What the games need: of each that has options, for each of these the numbers of what it takes one unit of.
   * @returns with how many units there are of each: games in a place, games of a team in a week and at a date and time
   */
  market(): { readonly claims: readonly (readonly (readonly number[])[])[]; readonly room: Float64Array } {
    const { keptGames, teamCount, slots } = this.instance;
    const weeksFrom = this.places.length;
    const slotsFrom = weeksFrom + keptGames.length;
    const room = new Float64Array(slotsFrom + slots.length * teamCount).fill(1);
    for (const [place, { cells }] of this.places.entries()) room[place] = cells.length;
    for (const [week, kept] of keptGames.entries()) room[weeksFrom + week] = Math.max(0, 2 - kept);
    const claimsOf = (game: number, place: number): number[] => {
      const { slot } = this.places[place]!;
      const week = slots[slot]!.week * teamCount;
      return [
        place,
        ...this.teams[game]!.flatMap((team) => [weeksFrom + week + team, slotsFrom + slot * teamCount + team]),
      ];
    };
    const claims = this.optionsOf.map((options, game) => options.map((place) => claimsOf(game, place)));
    return { claims: claims.filter(({ length }) => length > 0), room };
  }

  /**
   * Puts each game where it was, but those of which not all can stay there: which of them do is for the search to say.
   */
  private settle(): Set<number> {
    const settled = [...this.present.keys()].filter((game) => this.homeOf[game] !== NOWHERE);
    for (const game of settled) this.put(game, this.homeOf[game]!);
    const contested = settled.filter((game) => {
      const home = this.lift(game);
      const isAlone = this.isFree(game, home);
      this.put(game, home);
      return !isAlone;
    });
    for (const game of contested) this.lift(game);
    return new Set(contested);
  }

  private listsAt(game: number, place: number): Set<number>[] {
    const { slots, teamCount } = this.instance;
    const { slot } = this.places[place]!;
    const weeks = this.teams[game]!.map((team) => this.inWeek[slots[slot]!.week * teamCount + team]!);
    return [this.inPlace[place]!, this.inSlot[slot]!, ...weeks];
  }

  private share(own: readonly [number, number], other: number): boolean {
    return this.teams[other]!.some((team) => own.includes(team));
  }

  private placesFor(game: number): number[] {
    const { slots, problem, can, teamCount } = this.instance;
    const { cell, leftCell } = this.present[game]!;
    const before = problem.cells[cell ?? NOWHERE];
    const suiting = [...this.places.keys()].filter((place) => {
      const { slot, cells } = this.places[place]!;
      const isBarred = leftCell !== undefined && cells.includes(leftCell);
      return !isBarred && this.teams[game]!.every((team) => team !== NOWHERE && can[slot * teamCount + team] === 1);
    });
    if (before === undefined) return suiting;
    const distance = (place: number): number =>
      Math.abs(dayNumber(slots[this.places[place]!.slot]!.date) - dayNumber(before.date));
    return suiting.toSorted((a, b) => distance(a) - distance(b) || a - b);
  }
}

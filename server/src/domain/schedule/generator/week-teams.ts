import type { Instance } from './instance.js';
import { Matching } from './matching.js';
import { weekGraph, type WeekGraph } from './week-graph.js';

/**
 * Who plays in a week, with as many teams playing as possible in the fewest games: a maximum matching of teams to the
 * two seats of each game. The teams without a game and those with two are the free vertices, so each of these sets is
 * the complement of a matroid's basis, and one alternating tree names all exchanges that keep the week as full.
 */
export class WeekTeams {
  /** Grows with every change. */
  version = 0;
  private known: { version: number; exchanges: Map<string, readonly number[]> } = { version: 0, exchanges: new Map() };

  private constructor(
    readonly week: number,
    private readonly graph: WeekGraph,
    private readonly matching: Matching,
  ) {}

  /** @param priority teams in the order in which they should play */
  static fill(instance: Instance, week: number, priority: readonly number[]): WeekTeams {
    const plain = filled(weekGraph(instance, week, false), week, priority);
    const seats = instance.slotsOfWeek[week]!.reduce((sum, slot) => sum + 2 * instance.slots[slot]!.cells.length, 0);
    const isFull = plain.byes().length === 0 || plain.assignment().length === seats;
    if (isFull) return plain;
    const doubled = filled(weekGraph(instance, week, true), week, priority);
    return doubled.doubles().length === 0 ? plain : doubled;
  }

  static create(week: number, graph: WeekGraph, matching: Matching): WeekTeams {
    return new WeekTeams(week, graph, matching);
  }

  copy(): WeekTeams {
    const copy = new WeekTeams(this.week, this.graph, this.matching.copy());
    copy.version = this.version;
    copy.known = this.known;
    return copy;
  }

  /** Teams that could be asked to play, and do not. */
  byes(): number[] {
    return this.graph.singles.filter((team) => this.isBye(team));
  }

  isBye(team: number): boolean {
    return this.graph.firstOf[team]! >= 0 && this.matching.mate[this.graph.firstOf[team]!] === -1;
  }

  /** Teams with two games of which at least one is not a kept one. */
  doubles(): number[] {
    return this.graph.extras.filter((team) => this.isDouble(team));
  }

  isDouble(team: number): boolean {
    return this.graph.extraOf[team]! >= 0 && this.matching.mate[this.graph.extraOf[team]!] === -1;
  }

  /** Teams that could have the bye in place of a team that has one. */
  couldRest(team: number): readonly number[] {
    return this.exchanges(this.graph.firstOf[team]!, this.graph.singles, this.graph.firstOf);
  }

  /** Teams that could have two games in place of a team that has. */
  couldDouble(team: number): readonly number[] {
    return this.exchanges(this.graph.extraOf[team]!, this.graph.extras, this.graph.extraOf);
  }

  /** Teams that have a game besides kept ones in some way of filling the week. */
  mayPlay(): Set<number> {
    const teams = new Set(this.graph.singles.filter((team) => !this.isBye(team) || this.couldRest(team).length > 0));
    for (const team of this.doubles()) for (const other of [team, ...this.couldDouble(team)]) teams.add(other);
    return teams;
  }

  /** The team with a bye plays, the other one has the bye. @returns whether that is possible */
  moveBye(from: number, to: number): boolean {
    return this.move(this.graph.firstOf[from]!, this.graph.firstOf[to]!);
  }

  /** The team with two games has one, the other one two. @returns whether that is possible */
  moveDouble(from: number, to: number): boolean {
    return this.move(this.graph.extraOf[from]!, this.graph.extraOf[to]!);
  }

  /** Teams and slots in which they play. */
  assignment(): (readonly [team: number, slot: number])[] {
    return this.graph.assignment(this.matching);
  }

  private exchanges(root: number, teams: readonly number[], vertexOf: Int32Array): readonly number[] {
    if (this.known.version !== this.version) this.known = { version: this.version, exchanges: new Map() };
    const key = `${root} ${vertexOf === this.graph.firstOf ? 'first' : 'extra'}`;
    const known = this.known.exchanges.get(key);
    if (known !== undefined) return known;
    this.matching.grow(root);
    const found = teams.filter((team) => vertexOf[team] !== root && this.matching.isOuter(vertexOf[team]!));
    this.known.exchanges.set(key, found);
    return found;
  }

  private move(from: number, to: number): boolean {
    if (from < 0 || to < 0 || this.matching.mate[from] !== -1 || this.matching.mate[to] === -1) return false;
    this.matching.grow(from);
    if (!this.matching.isOuter(to)) return false;
    this.matching.free(to);
    this.version += 1;
    return true;
  }
}

function filled(graph: WeekGraph, week: number, priority: readonly number[]): WeekTeams {
  const matching = new Matching(graph.edges);
  for (const [one, other] of graph.joined) matching.join(one, other);
  const firsts = priority.map((team) => graph.firstOf[team]!).filter((vertex) => vertex >= 0);
  const extras = priority.map((team) => graph.extraOf[team]!).filter((vertex) => vertex >= 0);
  matching.maximize(firsts);
  matching.maximize(extras);
  for (const first of firsts) if (matching.mate[first] === -1) playInPlaceOfExtra(matching, first, extras);
  return WeekTeams.create(week, graph, matching);
}

/** A team that would have a bye plays, for which another one plays twice. */
function playInPlaceOfExtra(matching: Matching, first: number, extras: readonly number[]): void {
  matching.grow(first);
  const extra = extras.findLast((vertex) => matching.isOuter(vertex) && matching.mate[vertex] !== -1);
  if (extra !== undefined) matching.free(extra);
}

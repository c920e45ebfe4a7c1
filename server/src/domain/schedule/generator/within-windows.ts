import type { Exchange, ExchangeKind, Measure, Participation } from './participation.js';

/** The least and the most that every team is to have. */
export type Window = readonly [least: number, most: number];

/** What is asked of games, byes and double headers at once. */
export type Windows = Readonly<Record<Measure, Window>>;

/**
 * Brings every team into all three windows, as far as full weeks do that. What byes and what double headers a season
 * can give are two M-convex sets that do not depend on each other, and a team's games follow from both, so this is a
 * submodular flow: a shortest way along exchanges from what is outside to where there is room brings it closer, and
 * where there is no such way the vertices reached are a cut that no flow crosses (Frank). Changes what teams have in
 * either case, never for the worse in a window.
 * @param isEnough whether one team that cannot be brought in is enough to know
 * @returns the teams that cannot be brought in
 */
export function bringWithin(participation: Participation, windows: Windows, isEnough = true): number[] {
  const { teamCount, leftOut } = participation.instance;
  const outside: number[] = [];
  for (let team = 0; team < teamCount && !(isEnough && outside.length > 0); team += 1) {
    while (leftOut[team] === 0) {
      const network = new Network(participation, windows);
      const way = network.wayFor(team);
      if (way === 'inside') break;
      if (way !== null && participation.exchangeAll(way)) continue;
      outside.push(team);
      break;
    }
  }
  return outside;
}

/** Three vertices a team: where its byes change, where its double headers do, and its games; and one for all games. */
class Network {
  private readonly count: number;
  private readonly passes: Record<ExchangeKind, (readonly Exchange[])[]>;

  constructor(
    private readonly participation: Participation,
    private readonly windows: Windows,
  ) {
    this.count = participation.instance.teamCount;
    this.passes = participation.exchangesByLoser();
  }

  /** Exchanges that bring a team closer to the windows that it is not in; null where there are none. */
  wayFor(team: number): readonly Exchange[] | 'inside' | null {
    const [bye, double, games, all] = [team, this.count + team, 2 * this.count + team, 3 * this.count];
    const ways = [
      [this.room('games', team, -1) < 0, all, games],
      [this.room('games', team, 1) < 0, games, all],
      [this.room('byes', team, -1) < 0, bye, games],
      [this.room('byes', team, 1) < 0, games, bye],
      [this.room('doubles', team, -1) < 0, games, double],
      [this.room('doubles', team, 1) < 0, double, games],
    ] as const;
    const wrong = ways.find(([isOutside]) => isOutside);
    return wrong === undefined ? 'inside' : this.shortest(wrong[1], wrong[2]);
  }

  /** How far a team is from the end of a window; less than 0 is outside. */
  private room(name: Measure, team: number, side: 1 | -1): number {
    const [least, most] = this.windows[name];
    const own = this.participation[name][team]!;
    return side === 1 ? most - own : own - least;
  }

  private shortest(from: number, to: number): Exchange[] | null {
    const reached = new Map<number, { before: number; exchange: Exchange | null } | null>([[from, null]]);
    for (const [vertex] of reached)
      for (const { next, exchange } of this.steps(vertex)) {
        if (reached.has(next)) continue;
        reached.set(next, { before: vertex, exchange });
        if (next === to) return exchangesTo(reached, to);
      }
    return null;
  }

  private *steps(vertex: number): Generator<{ next: number; exchange: Exchange | null }> {
    const { count, participation } = this;
    if (vertex === 3 * count) {
      for (let team = 0; team < count; team += 1)
        if (this.isOpen('games', team, -1)) yield { next: 2 * count + team, exchange: null };
      return;
    }
    const team = vertex % count;
    if (participation.instance.leftOut[team] === 1) return;
    if (vertex >= 2 * count) {
      if (this.isOpen('byes', team, 1)) yield { next: team, exchange: null };
      if (this.isOpen('doubles', team, -1)) yield { next: count + team, exchange: null };
      if (this.isOpen('games', team, 1)) yield { next: 3 * count, exchange: null };
      return;
    }
    const kind = vertex < count ? 'bye' : 'double';
    if (kind === 'bye' ? this.isOpen('byes', team, -1) : this.isOpen('doubles', team, 1))
      yield { next: 2 * count + team, exchange: null };
    for (const exchange of this.passes[kind][team]!)
      yield { next: kind === 'bye' ? exchange.gainer : count + exchange.gainer, exchange };
  }

  /** Whether one more (1) or one less (-1) leaves a team in a window, or brings it closer. */
  private isOpen(name: Measure, team: number, change: 1 | -1): boolean {
    return this.participation.instance.leftOut[team] === 0 && this.room(name, team, change) > 0;
  }
}

function exchangesTo(
  reached: ReadonlyMap<number, { before: number; exchange: Exchange | null } | null>,
  end: number,
): Exchange[] {
  const exchanges: Exchange[] = [];
  for (let step = reached.get(end); step; step = reached.get(step.before))
    if (step.exchange !== null) exchanges.push(step.exchange);
  return exchanges;
}

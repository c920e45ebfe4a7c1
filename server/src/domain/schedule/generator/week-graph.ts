import type { Instance } from './instance.js';
import type { Graph, Matching } from './matching.js';

/**
 * The graph in which a maximum matching says who plays in a week. Every cell has two seats that are joined: a cell is
 * matched within itself, or holds two teams. Where nobody has to play twice, teams are joined to the seats of their
 * slots. Otherwise each team and slot have an edge of their own (two vertices, matched with each other where the team
 * does not play there), which the team's first game or its extra one may use; so nobody plays twice in one slot.
 */
export interface WeekGraph {
  readonly edges: Graph;
  /** Pairs that are matched while nobody plays. */
  readonly joined: readonly (readonly [number, number])[];
  /** Teams without a kept game this week. */
  readonly singles: readonly number[];
  /** Teams that may have a game besides their first one, kept or not. */
  readonly extras: readonly number[];
  /** By team: the vertex that is free while the team has a bye, or -1. */
  readonly firstOf: Int32Array;
  /** By team: the vertex that is free while the team has an extra game, or -1. */
  readonly extraOf: Int32Array;
  assignment(matching: Matching): (readonly [team: number, slot: number])[];
}

/** @param withExtras whether teams may have two games */
export function weekGraph(instance: Instance, week: number, withExtras: boolean): WeekGraph {
  const { teamCount, keptGames } = instance;
  const builder = new Builder();
  const teams = Array.from({ length: teamCount }, (_item, team) => team);
  const gamesOf = (team: number): number => keptGames[week * teamCount + team]!;
  const slots = instance.slotsOfWeek[week]!.map((slot) => {
    return { slot, teams: teams.filter((team) => instance.can[slot * teamCount + team] === 1) };
  });
  const able = new Set(slots.flatMap((slot) => (slot.teams.length > 1 ? slot.teams : [])));
  const singles = teams.filter((team) => gamesOf(team) === 0 && able.has(team));
  const extras = withExtras ? teams.filter((team) => gamesOf(team) < 2 && able.has(team)) : [];
  const firstOf = builder.vertices(teamCount, singles);
  const extraOf = builder.vertices(teamCount, extras);
  const usedOf = builder.vertices(teamCount, extras);
  for (const team of extras) builder.join(extraOf[team]!, usedOf[team]!);
  const places: { vertex: number; idle: number; team: number; slot: number }[] = [];
  const slotOfSeat = new Map<number, number>();
  for (const { slot, teams: possible } of slots) {
    const count = Math.min(instance.slots[slot]!.cells.length, Math.floor(possible.length / 2));
    const seats = Array.from({ length: 2 * count }, () => builder.vertex());
    for (const seat of seats) slotOfSeat.set(seat, slot);
    for (let seat = 0; seat < seats.length; seat += 2) builder.join(seats[seat]!, seats[seat + 1]!);
    if (seats.length === 0) continue;
    for (const team of possible) {
      if (!withExtras) {
        if (firstOf[team]! >= 0) for (const seat of seats) builder.edge(firstOf[team]!, seat);
        continue;
      }
      const vertex = builder.vertex();
      const idle = builder.vertex();
      builder.join(vertex, idle);
      for (const seat of seats) builder.edge(vertex, seat);
      for (const game of [firstOf[team]!, usedOf[team]!]) if (game >= 0) builder.edge(idle, game);
      places.push({ vertex, idle, team, slot });
    }
  }
  const assignment = (matching: Matching): (readonly [number, number])[] => {
    if (withExtras)
      return places
        .filter(({ vertex, idle }) => matching.mate[vertex] !== idle && matching.mate[vertex] !== -1)
        .map(({ team, slot }) => [team, slot] as const);
    return singles
      .filter((team) => matching.mate[firstOf[team]!] !== -1)
      .map((team) => [team, slotOfSeat.get(matching.mate[firstOf[team]!]!)!] as const);
  };
  return { edges: builder.edges, joined: builder.joined, singles, extras, firstOf, extraOf, assignment };
}

class Builder {
  readonly edges: number[][] = [];
  readonly joined: (readonly [number, number])[] = [];

  vertex(): number {
    this.edges.push([]);
    return this.edges.length - 1;
  }

  vertices(teamCount: number, teams: readonly number[]): Int32Array {
    const vertexOf = new Int32Array(teamCount).fill(-1);
    for (const team of teams) vertexOf[team] = this.vertex();
    return vertexOf;
  }

  edge(one: number, other: number): void {
    this.edges[one]!.push(other);
    this.edges[other]!.push(one);
  }

  join(one: number, other: number): void {
    this.edge(one, other);
    this.joined.push([one, other]);
  }
}

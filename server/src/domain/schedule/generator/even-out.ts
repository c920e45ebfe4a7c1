import { type Measures, measuresOf } from './measures.js';
import type { Exchange, Participation } from './participation.js';

/**
 * Spreads games, then byes, then double headers as evenly as the weeks allow. The numbers of games that full weeks can
 * give form an M-convex set (a sum of matroids), so a chain of exchanges from a team with many games to one with few
 * exists whenever the sum of squares is not the least possible, and a shortest one can be done.
 */
export function evenOut(participation: Participation): void {
  const measures = measuresOf(participation);
  evenGames(participation, measures);
  evenRest(participation, measures);
}

function evenGames(participation: Participation, measures: Measures): void {
  const teams = [...participation.games.keys()].filter((team) => participation.instance.leftOut[team] === 0);
  for (let isChanged = true; isChanged;) {
    teams.sort((a, b) => measures.games(a) - measures.games(b) || a - b);
    isChanged = teams.some((team) => gainByChain(participation, measures, team));
  }
}

/** Gives the team a game that comes, over others, from a team with at least two more. */
function gainByChain(participation: Participation, measures: Measures, start: number): boolean {
  const wanted = measures.games(start) + 2;
  const reached = new Map<number, Exchange | null>([[start, null]]);
  for (const [gainer] of reached) {
    for (const exchange of participation.gainsOf(gainer)) {
      if (reached.has(exchange.loser)) continue;
      reached.set(exchange.loser, exchange);
      if (measures.games(exchange.loser) < wanted) continue;
      if (participation.exchangeAll(chainTo(reached, exchange.loser))) return true;
    }
  }
  return false;
}

function chainTo(reached: ReadonlyMap<number, Exchange | null>, end: number): Exchange[] {
  const chain: Exchange[] = [];
  for (let exchange = reached.get(end); exchange; exchange = reached.get(exchange.gainer)) chain.push(exchange);
  return chain;
}

/** Exchanges, alone or a bye with an extra game, that even out byes or double headers and leave games as even as they are. */
function evenRest(participation: Participation, measures: Measures): void {
  const { byes, doubles, instance } = participation;
  if (Math.max(...byes) === 0 || Math.max(...doubles) === 0) return;
  const teams = [...byes.keys()].filter((team) => instance.leftOut[team] === 0);
  for (let isChanged = true; isChanged;)
    isChanged = teams.some((team) => {
      const gains = [...participation.gainsOf(team)];
      for (const first of gains) {
        if (tryIfBetter(participation, measures, [first])) return true;
        const back = [...participation.gainsOf(first.loser)];
        const second = back.find(({ loser, kind }) => loser === team && kind !== first.kind);
        if (second !== undefined && tryIfBetter(participation, measures, [first, second])) return true;
      }
      return false;
    });
}

function tryIfBetter(participation: Participation, measures: Measures, exchanges: readonly Exchange[]): boolean {
  const teams = [...new Set(exchanges.flatMap(({ loser, gainer }) => [loser, gainer]))];
  const squares = (measure: (team: number) => number): number =>
    teams.reduce((sum, team) => sum + measure(team) ** 2, 0);
  const score = (): number[] => [measures.games, measures.byes, measures.doubles].map(squares);
  const before = score();
  if (!participation.exchangeAll(exchanges)) return false;
  const after = score();
  const changed = before.findIndex((value, index) => value !== after[index]);
  if (changed !== -1 && after[changed]! < before[changed]!) return true;
  const undo = exchanges.toReversed().map((exchange) => {
    return { ...exchange, loser: exchange.gainer, gainer: exchange.loser };
  });
  participation.exchangeAll(undo);
  return false;
}

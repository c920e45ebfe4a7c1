import { evenJointly, type Evennesses } from './even-jointly.js';
import type { Exchange, Participation } from './participation.js';

/**
 * Spreads games, then byes, then double headers as evenly as the weeks allow. The numbers of games that full weeks can
 * give form an M-convex set (a sum of matroids), so a chain of exchanges from a team with many games to one with few
 * exists whenever the sum of squares is not the least possible, and a shortest one can be done.
 * @returns how even all three are
 */
export function evenOut(participation: Participation): Evennesses {
  evenGames(participation);
  return evenJointly(participation);
}

function evenGames(participation: Participation): void {
  const { games } = participation;
  const teams = [...games.keys()].filter((team) => participation.instance.leftOut[team] === 0);
  for (let isChanged = true; isChanged;) {
    teams.sort((a, b) => games[a]! - games[b]! || a - b);
    isChanged = teams.some((team) => gainByChain(participation, team));
  }
}

/** Gives the team a game that comes, over others, from a team with at least two more. */
function gainByChain(participation: Participation, start: number): boolean {
  const wanted = participation.games[start]! + 2;
  const reached = new Map<number, Exchange | null>([[start, null]]);
  for (const [gainer] of reached) {
    for (const exchange of participation.gainsOf(gainer)) {
      if (reached.has(exchange.loser)) continue;
      reached.set(exchange.loser, exchange);
      if (participation.games[exchange.loser]! < wanted) continue;
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

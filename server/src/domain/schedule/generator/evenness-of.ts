import { type Evenness, evenness } from './even-bounds.js';
import type { Exchange, Participation } from './participation.js';

/** How evenly full weeks spread games, byes and double headers, and how evenly they could. */
export function evennessOf(participation: Participation): Record<'games' | 'byes' | 'doubles', Evenness> {
  const { bye, double } = participation.exchangesByLoser();
  const gainers = (exchanges: readonly Exchange[]): number[] => exchanges.map(({ gainer }) => gainer);
  const receivers = bye.map((): number[] => []);
  for (const exchange of bye.flat()) receivers[exchange.gainer]!.push(exchange.loser);
  return {
    games: evenness(participation, participation.games, (team) => gainers([...bye[team]!, ...double[team]!])),
    byes: evenness(participation, participation.byes, (team) => receivers[team]!),
    doubles: evenness(participation, participation.doubles, (team) => gainers(double[team]!)),
  };
}

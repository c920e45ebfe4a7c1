import { evennessOf } from './evenness-of.js';
import type { Measures } from './measures.js';
import type { Exchange, Participation } from './participation.js';
import type { Random } from './random.js';

/** How many pairs of exchanges are tried. */
const TRIES = 400;

/**
 * Evens out byes and then double headers, where there are both, without making games less even: an exchange is followed
 * by the one that gives the loser a game back at the best price, so that three teams move by one another. Changes that
 * cost nothing are taken as well, for what they open.
 */
export function evenRest(participation: Participation, measures: Measures, random: Random): void {
  const { byes, doubles, instance } = participation;
  if (Math.max(...byes) === 0 || Math.max(...doubles) === 0) return;
  const teams = [...byes.keys()].filter((team) => instance.leftOut[team] === 0);
  const bounds = evennessOf(participation, measures);
  const isReached = (): boolean =>
    spreadOf(teams, measures.byes) <= bounds.byes.bound && spreadOf(teams, measures.doubles) <= bounds.doubles.bound;
  for (const weight of [strictly(measures), within(teams, measures)])
    for (let attempt = 0; attempt < TRIES && !isReached(); attempt += 1)
      tryPair(participation, { measures, weight }, teams[random.below(teams.length)]!, random);
}

/** What one game more or less means for a team: how much games become less even. */
type GamesWeight = (loser: number, gainer: number) => number;

interface Prices {
  readonly measures: Measures;
  readonly weight: GamesWeight;
}

/** Any game from a team with fewer to one with more is dear. */
function strictly(measures: Measures): GamesWeight {
  return (loser, gainer) => (2 * (measures.games(gainer) - measures.games(loser)) + 2) * 1e6;
}

/** Only games beyond the least and the most that there are now are dear. */
function within(teams: readonly number[], measures: Measures): GamesWeight {
  const amounts = teams.map(measures.games);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return (loser, gainer) => {
    const beyond = Number(measures.games(gainer) >= most) + Number(measures.games(loser) <= least);
    const returned = Number(measures.games(gainer) < least) + Number(measures.games(loser) > most);
    return (beyond - returned) * 1e9 + measures.games(gainer) - measures.games(loser) + 1;
  };
}

/** The difference between the greatest and the least. */
function spreadOf(teams: readonly number[], measure: (team: number) => number): number {
  const amounts = teams.map(measure);
  return Math.max(...amounts) - Math.min(...amounts);
}

function tryPair(participation: Participation, prices: Prices, gainer: number, random: Random): void {
  const gains = [...participation.gainsOf(gainer)];
  const first = gains[random.below(gains.length)];
  if (first === undefined) return;
  const price = priceOf(prices, first);
  if (!participation.exchange(first)) return;
  const seconds = [...participation.gainsOf(first.loser)].map((exchange) => {
    return { exchange, price: price + priceOf(prices, exchange), lot: random.fraction() };
  });
  seconds.sort((a, b) => a.price - b.price || a.lot - b.lot);
  const isReturn = ({ loser, kind, week }: Exchange): boolean =>
    loser === first.gainer && kind === first.kind && week === first.week;
  const second = seconds.find(({ exchange }) => !isReturn(exchange));
  if (price > 0 && (second === undefined || second.price > 0)) participation.exchange(reversed(first));
  else if (second !== undefined && second.price <= Math.min(0, price)) participation.exchange(second.exchange);
}

function reversed(exchange: Exchange): Exchange {
  return { ...exchange, loser: exchange.gainer, gainer: exchange.loser };
}

/** The change of the sums of squares, the most wanted first: thousands of a later one never outweigh an earlier one. */
function priceOf({ measures, weight }: Prices, { kind, loser, gainer }: Exchange): number {
  const give = (measure: (team: number) => number, from: number, to: number): number =>
    2 * (measure(to) - measure(from)) + 2;
  const rest = kind === 'bye' ? give(measures.byes, gainer, loser) * 1e3 : give(measures.doubles, loser, gainer);
  return weight(loser, gainer) + rest;
}

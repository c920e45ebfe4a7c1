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
  for (let attempt = 0; attempt < TRIES && !isReached(); attempt += 1)
    tryPair(participation, measures, teams[random.below(teams.length)]!, random);
}

/** The difference between the greatest and the least. */
function spreadOf(teams: readonly number[], measure: (team: number) => number): number {
  const amounts = teams.map(measure);
  return Math.max(...amounts) - Math.min(...amounts);
}

function tryPair(participation: Participation, measures: Measures, gainer: number, random: Random): void {
  const gains = [...participation.gainsOf(gainer)];
  const first = gains[random.below(gains.length)];
  if (first === undefined) return;
  const price = priceOf(measures, first);
  if (!participation.exchange(first)) return;
  const seconds = [...participation.gainsOf(first.loser)].map((exchange) => {
    return { exchange, price: price + priceOf(measures, exchange), lot: random.fraction() };
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
function priceOf(measures: Measures, { kind, loser, gainer }: Exchange): number {
  const give = (measure: (team: number) => number, from: number, to: number): number =>
    2 * (measure(to) - measure(from)) + 2;
  const games = give(measures.games, loser, gainer);
  const rest = kind === 'bye' ? give(measures.byes, gainer, loser) * 1e3 : give(measures.doubles, loser, gainer);
  return games * 1e6 + rest;
}

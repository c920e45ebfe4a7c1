import type { Random } from './random.js';
import type { Seats } from './seats.js';
import { slotsFor } from './slots-for.js';

/** Games of one week and as many of another that have the same teams, chained: the weeks can trade them. */
export interface Chain {
  readonly here: readonly number[];
  readonly there: readonly number[];
}

/**
 * Trades a chain of games between two weeks: nobody meets anybody more or less often for it, but the weeks are mixed
 * anew, which opens ways that exchanges within a week do not have.
 */
export function tradeChain(seats: Seats, random: Random): void {
  const chain = randomChain(seats, random);
  if (chain !== null) trade(seats, chain);
}

/** A chain between two weeks, or sometimes all of their games; null where there is none that could be traded. */
export function randomChain(seats: Seats, random: Random): Chain | null {
  const here = seats.week[random.below(seats.count)]!;
  const there = seats.week[random.below(seats.count)]!;
  if (here === there) return null;
  const games = gamesOf(seats, here);
  return chainFrom(seats, seats.team[2 * games[random.below(games.length)]!]!, here, there);
}

/** All games of two weeks, where one could have those of the other. */
export function wholeWeeks(seats: Seats, random: Random): Chain | null {
  const [here, there] = [random, random].map(({ below }) => seats.week[below(seats.count)]!) as [number, number];
  const { keptGames, teamCount } = seats.instance;
  const [ofHere, ofThere] = [gamesOf(seats, here), gamesOf(seats, there)];
  if (here === there || ofHere.length !== ofThere.length) return null;
  for (let team = 0; team < teamCount; team += 1)
    if (keptGames[here * teamCount + team]! + keptGames[there * teamCount + team]! > 0) return null;
  const hasDouble = [here, there].some((week) =>
    seats.inWeek.subarray(week * teamCount, (week + 1) * teamCount).includes(2),
  );
  return hasDouble ? null : { here: ofHere, there: ofThere };
}

function gamesOf(seats: Seats, week: number): number[] {
  const first = seats.firstGame[week]!;
  return Array.from({ length: seats.firstGame[week + 1]! - first }, (_item, index) => first + index);
}

/** The games over which two weeks are linked from a team on, or null where they are not as many in both. */
function chainFrom(seats: Seats, start: number, here: number, there: number): Chain | null {
  const gameOf = [gamesByTeam(seats, here), gamesByTeam(seats, there)] as const;
  const found: [number[], number[]] = [[], []];
  const seen = new Set([start]);
  for (const team of seen) {
    for (const [side, week] of [here, there].entries()) {
      const count = seats.inWeek[week * seats.teamCount + team]!;
      const game = gameOf[side]!.get(team);
      if (count > 1 || (count === 1 && game === undefined)) return null;
      if (game === undefined) continue;
      const other = seats.team[2 * game]! === team ? seats.team[2 * game + 1]! : seats.team[2 * game]!;
      if (!found[side]!.includes(game)) found[side]!.push(game);
      seen.add(other);
    }
  }
  return found[0].length === found[1].length ? { here: found[0], there: found[1] } : null;
}

function gamesByTeam(seats: Seats, week: number): Map<number, number> {
  const games = new Map<number, number>();
  for (let game = seats.firstGame[week]!; game < seats.firstGame[week + 1]!; game += 1) {
    games.set(seats.team[2 * game]!, game);
    games.set(seats.team[2 * game + 1]!, game);
  }
  return games;
}

/** Trades the games of a chain, each into a slot of the other week that suits both teams. @returns whether it could */
export function trade(seats: Seats, { here, there }: Chain): boolean {
  const pairs = (games: readonly number[]): [number, number][] =>
    games.map((game) => [seats.team[2 * game]!, seats.team[2 * game + 1]!]);
  const [ofHere, ofThere] = [pairs(here), pairs(there)];
  const forward = slotsFor(seats, seats.week[there[0]!]!, ofHere, there);
  const back = forward && slotsFor(seats, seats.week[here[0]!]!, ofThere, here);
  if (forward === null || back === null) return false;
  for (const game of [...here, ...there]) seats.lift(game);
  for (const [index, pair] of ofHere.entries()) seats.place(there[index]!, pair, forward[index]!);
  for (const [index, pair] of ofThere.entries()) seats.place(here[index]!, pair, back[index]!);
  return true;
}

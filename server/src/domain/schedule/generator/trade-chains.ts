import type { Random } from './random.js';
import type { Seats } from './seats.js';

/** Games of one week and as many of another that have the same teams, chained: the weeks can trade them. */
interface Chain {
  readonly here: readonly number[];
  readonly there: readonly number[];
}

/**
 * Trades a chain of games between two weeks: nobody meets anybody more or less often for it, but the weeks are mixed
 * anew, which opens ways that exchanges within a week do not have.
 * @returns whether it was possible
 */
export function tradeChain(seats: Seats, random: Random): boolean {
  const here = seats.week[random.below(seats.count)]!;
  const there = seats.week[random.below(seats.count)]!;
  if (here === there) return false;
  const start = seats.team[2 * seats.firstGame[here]! + random.below(2 * gamesIn(seats, here))]!;
  const chain = chainFrom(seats, start, here, there);
  return chain !== null && trade(seats, chain);
}

function gamesIn(seats: Seats, week: number): number {
  return seats.firstGame[week + 1]! - seats.firstGame[week]!;
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
function trade(seats: Seats, { here, there }: Chain): boolean {
  const forward = assign(seats, here, there);
  if (forward === null) return false;
  const back = assign(seats, there, here);
  if (back === null) return false;
  const pairs = (games: readonly number[]): [number, number][] =>
    games.map((game) => [seats.team[2 * game]!, seats.team[2 * game + 1]!]);
  const [ofHere, ofThere] = [pairs(here), pairs(there)];
  for (const game of [...here, ...there]) seats.lift(game);
  for (const [index, pair] of ofHere.entries()) seats.place(there[index]!, pair, forward[index]!);
  for (const [index, pair] of ofThere.entries()) seats.place(here[index]!, pair, back[index]!);
  return true;
}

/** Slots of the other games' week for the pairs of some games: those of the other games, or with room. */
function assign(seats: Seats, games: readonly number[], others: readonly number[]): number[] | null {
  const { can, slotsOfWeek } = seats.instance;
  const slots = others.map((game) => seats.slot[game]!);
  const week = seats.week[others[0]!]!;
  for (const slot of slotsOfWeek[week]!)
    for (let cell = Math.min(seats.room[slot]!, games.length); cell > 0; cell -= 1) slots.push(slot);
  const takenBy = new Int32Array(slots.length).fill(-1);
  const suits = (game: number, slot: number): boolean =>
    can[slot * seats.teamCount + seats.team[2 * game]!] === 1 &&
    can[slot * seats.teamCount + seats.team[2 * game + 1]!] === 1;
  const settle = (index: number, seen: Uint8Array): boolean => {
    for (const [place, slot] of slots.entries()) {
      if (seen[place] === 1 || !suits(games[index]!, slot)) continue;
      seen[place] = 1;
      if (takenBy[place] !== -1 && !settle(takenBy[place]!, seen)) continue;
      takenBy[place] = index;
      return true;
    }
    return false;
  };
  for (const [index] of games.entries()) if (!settle(index, new Uint8Array(slots.length))) return null;
  const slotOf = Array.from({ length: games.length }, () => -1);
  for (const [place, index] of takenBy.entries()) if (index !== -1) slotOf[index] = slots[place]!;
  return slotOf;
}

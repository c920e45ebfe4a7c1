import type { Seats } from './seats.js';

/** A team that is to have a seat. */
export type Put = readonly [seat: number, team: number];

/** A game as it was, with its teams and slot. */
type Before = readonly [game: number, pair: readonly [number, number], slot: number];

/**
 * Puts teams into seats, where games of theirs that no longer suit their slot go to another one of the week with room.
 * @param accept told the change of repeats, says whether it is wanted
 * @returns the change, or null where no slots suit or it is not wanted; everything is then as it was
 */
export function reseat(seats: Seats, puts: readonly Put[], accept: (change: number) => boolean): number | null {
  const games = [...new Set(puts.map(([seat]) => seat >> 1))];
  const before = games.map((game): Before => [
    game,
    [seats.team[2 * game]!, seats.team[2 * game + 1]!],
    seats.slot[game]!,
  ]);
  const pairs = before.map(([game, pair]): [number, number] => {
    const teamIn = (seat: number, own: number): number => puts.find(([put]) => put === seat)?.[1] ?? own;
    return [teamIn(2 * game, pair[0]), teamIn(2 * game + 1, pair[1])];
  });
  if (pairs.some(([one, other]) => one === other)) return null;
  let change = 0;
  for (const [game] of before) change += seats.lift(game);
  for (const [one, other] of pairs) change += seats.met[one * seats.teamCount + other]!;
  if (accept(change) && settle(seats, games, pairs)) return change;
  for (const [game, pair, slot] of before) seats.place(game, pair, slot);
  return null;
}

/** Gives lifted games, from one of them on, their pairs and slots. @returns whether there are such slots */
export function settle(
  seats: Seats,
  games: readonly number[],
  pairs: readonly (readonly [number, number])[],
  from = 0,
): boolean {
  if (from === games.length) return true;
  const [game, pair] = [games[from]!, pairs[from]!];
  const own = seats.slot[game]!;
  for (const slot of [own, ...seats.instance.slotsOfWeek[seats.week[game]!]!]) {
    if (seats.room[slot] === 0 || !seats.fits(pair[0], slot) || !seats.fits(pair[1], slot)) continue;
    seats.place(game, pair, slot);
    if (settle(seats, games, pairs, from + 1)) return true;
    seats.lift(game);
    seats.slot[game] = own;
  }
  return false;
}

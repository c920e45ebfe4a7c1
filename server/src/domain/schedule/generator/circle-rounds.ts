import type { Participation } from './participation.js';
import type { Random } from './random.js';
import type { Seats } from './seats.js';
import { restore, stateOf } from './seats-state.js';
import { slotsFor } from './slots-for.js';

/** How many ways of giving teams their places in the circle are tried. */
const ATTEMPTS = 12;

/**
 * The rounds of the circle method: in each, every two places that add up to the same number meet (modulo one less than
 * the places), and the last place meets the one that is left. Every two places meet once.
 * @param places an even number
 */
function circleRound(places: number, round: number): [number, number][] {
  const turn = places - 1;
  const pairs: [number, number][] = [[turn, round % turn]];
  for (let step = 1; step < places / 2; step += 1)
    pairs.push([(round + step) % turn, (round - (step % turn) + turn) % turn]);
  return pairs;
}

/**
 * Gives the byes of the circle method to teams where all weeks are free to have them: with an odd number of teams each
 * round leaves one out. @returns the teams by place, or null where weeks are not like that; byes are then as they were
 */
export function circleByes(participation: Participation, random: Random): number[] | null {
  const { instance, weeks } = participation;
  const teams = shuffled(
    [...instance.leftOut.keys()].filter((team) => instance.leftOut[team] === 0),
    random,
  );
  const isOdd = teams.length % 2 === 1;
  const playing = weeks.filter((week) => week.assignment().length > 0);
  const isFull = playing.every((week) => week.doubles().length === 0 && week.byes().length === Number(isOdd));
  if (!isFull || instance.kept.length > 0 || teams.length < 3) return null;
  if (!isOdd) return teams;
  for (const [round, { week }] of playing.entries()) {
    const gainer = participation.weeks[week]!.byes()[0]!;
    const loser = teams[round % teams.length]!;
    if (loser !== gainer && !participation.exchange({ week, kind: 'bye', gainer, loser })) return null;
  }
  return teams;
}

/**
 * Pairs the teams of each week as the circle method does, where slots suit them all; weeks that it does not fit keep
 * their pairs. Of some ways of placing the teams the one with the fewest repeats stays, if it is better than what was.
 * @param places teams by their place in the circle
 */
export function pairByCircle(seats: Seats, places: readonly number[], random: Random): void {
  const isOdd = places.length % 2 === 1;
  let [best, fewest] = [stateOf(seats), seats.repeats];
  for (let attempt = 0; attempt < ATTEMPTS && fewest > 0; attempt += 1) {
    // With an odd number, who has which bye says where each team is.
    const order = isOdd || attempt === 0 ? places : shuffled(places, random);
    let round = 0;
    for (let week = 0; week < seats.instance.weekCount; week += 1) {
      if (seats.firstGame[week] === seats.firstGame[week + 1]) continue;
      const pairs = circleRound(order.length + Number(isOdd), round).map(([one, other]): [number, number] => [
        order[one] ?? -1,
        order[other] ?? -1,
      ]);
      round += 1;
      pairWeek(
        seats,
        week,
        pairs.filter((pair) => !pair.includes(-1)),
      );
    }
    const repeats = seats.repeats;
    if (repeats < fewest) [best, fewest] = [stateOf(seats), repeats];
    if (isOdd) break;
  }
  restore(seats, best);
}

function pairWeek(seats: Seats, week: number, pairs: readonly (readonly [number, number])[]): void {
  const games = Array.from({ length: pairs.length }, (_item, index) => seats.firstGame[week]! + index);
  if (games.length !== seats.firstGame[week + 1]! - seats.firstGame[week]!) return;
  if (pairs.some((pair) => pair.some((team) => seats.inWeek[week * seats.teamCount + team] !== 1))) return;
  const slots = slotsFor(seats, week, pairs, games);
  if (slots === null) return;
  for (const game of games) seats.lift(game);
  for (const [index, game] of games.entries()) seats.place(game, pairs[index]!, slots[index]!);
}

function shuffled(teams: readonly number[], random: Random): number[] {
  const list = [...teams];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [list[last], list[other]] = [list[other]!, list[last]!];
  }
  return list;
}

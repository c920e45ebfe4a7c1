import { certificateOf } from './generator/certificate.js';
import { circleByes, pairByCircle } from './generator/circle-rounds.js';
import { countsOf } from './generator/counts.js';
import { evenOut } from './generator/even-out.js';
import { fairnessOf } from './fairness-of.js';
import { leastRepeats } from './generator/least-repeats.js';
import { homeAwayOf } from './generator/home-away-bound.js';
import { instanceOf } from './generator/instance.js';
import { orientGames, type Pair } from './generator/orientation.js';
import { Participation } from './generator/participation.js';
import { partByes } from './generator/part-byes.js';
import { partMeetings } from './generator/part-meetings.js';
import { placesOf } from './generator/places.js';
import { randomFrom } from './generator/random.js';
import { restAndTimes } from './generator/rest-and-times.js';
import { restBounds } from './generator/rest-bounds.js';
import { Seats } from './generator/seats.js';
import { shareTimes } from './generator/share-times.js';
import { scheduleObstacles } from './schedule-obstacles.js';
import type { GeneratedSchedule, ScheduleProblem } from './schedule-problem.js';

/**
 * Generates a schedule: as many teams playing as possible in each week with the fewest games, never against a hard
 * rule, and as good in each quality as it can be without being worse in one before it. The same problem with the same
 * seed has the same answer. Where nothing can be generated the obstacles say why, and there are no games.
 * @param tellShare is told after each of the long steps how much is done, by what they usually take
 */
export function generateSchedule(
  problem: ScheduleProblem,
  tellShare: (share: number) => void = () => {},
): GeneratedSchedule {
  const random = randomFrom(problem.seed);
  const instance = instanceOf(problem);
  const participation = Participation.fill(instance, random);
  tellShare(0.2);
  const places = circleByes(participation, random);
  const evenness = evenOut(participation);
  tellShare(0.6);
  const seats = new Seats(instance, participation);
  const counts = countsOf(participation);
  if (places !== null) pairByCircle(seats, places, random);
  const proven = leastRepeats(seats, participation, evenness, counts, random);
  tellShare(0.8);
  partByes(seats, random);
  partMeetings(seats, random);
  shareTimes(seats, random);
  const pairs = Array.from(seats.slot, (_slot, game): Pair => [seats.team[2 * game]!, seats.team[2 * game + 1]!]);
  const oriented = orientGames(instance.teamCount, pairs, instance.kept);
  const cells = placesOf(seats);
  const planned = oriented.map(([home, away], game) => {
    return { homeTeamId: problem.teams[home]!.id, awayTeamId: problem.teams[away]!.id, cell: cells[game]! };
  });
  const place = (cell: number): string => `${problem.cells[cell]!.date} ${problem.cells[cell]!.time}`;
  planned.sort((a, b) => place(a.cell).localeCompare(place(b.cell)) || a.cell - b.cell);
  const fairness = fairnessOf(problem, planned);
  const rest = restAndTimes(instance, planned, fairness);
  const certificate = certificateOf({
    instance,
    evenness,
    repeats: { value: seats.repeats, bound: proven },
    homeAway: homeAwayOf(instance.teamCount, oriented, instance.kept),
    rest,
    bounds: restBounds(participation, evenness.windows, seats.repeats, rest),
  });
  return { games: planned, obstacles: scheduleObstacles(problem), fairness, certificate };
}

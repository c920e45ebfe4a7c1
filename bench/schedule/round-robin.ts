import { canPlay } from '../../server/src/domain/schedule/generator/instance.js';
import { seatKeptGames } from '../../server/src/domain/schedule/generator/seat-kept-games.js';
import type { PlannedGame, ScheduleProblem } from '../../server/src/domain/schedule/schedule-problem.js';

/**
 * What is commonly done: the rounds of the circle method one after the other, each week's games in the first cells that
 * suit both teams. Games that find none wait and are tried first in the weeks after.
 */
export function roundRobin(problem: ScheduleProblem): PlannedGame[] {
  const { teams, cells, kept, numWeeks } = problem;
  const taken = seatKeptGames(cells, kept);
  const busy = new Set<string>();
  const weekly = new Map<string, number>();
  const count = (team: unknown, week: number | null): void => {
    weekly.set(`${team} ${week}`, (weekly.get(`${team} ${week}`) ?? 0) + 1);
  };
  for (const { homeTeamId, awayTeamId, date, time, weekIndex } of kept)
    for (const id of [homeTeamId, awayTeamId]) {
      busy.add(`${id} ${date} ${time}`);
      count(id, weekIndex);
    }
  const games: PlannedGame[] = [];
  let waiting: [number, number][] = [];
  for (let week = 0; week < numWeeks; week += 1) {
    const open = [...waiting, ...circleRound(teams.length, week)];
    waiting = [];
    for (const [one, other] of open) {
      const pair = [teams[one]!, teams[other]!];
      const cell = cells.findIndex((place, index) => {
        if (place.weekIndex !== week || taken.has(index)) return false;
        return pair.every((team) => {
          const isFree =
            (weekly.get(`${team.id} ${week}`) ?? 0) === 0 && !busy.has(`${team.id} ${place.date} ${place.time}`);
          return isFree && canPlay(team, place);
        });
      });
      if (cell === -1) {
        waiting.push([one, other]);
        continue;
      }
      taken.add(cell);
      for (const { id } of pair) count(id, week);
      games.push({ homeTeamId: pair[0]!.id, awayTeamId: pair[1]!.id, cell });
    }
  }
  return games;
}

function circleRound(teams: number, round: number): [number, number][] {
  const turn = teams % 2 === 0 ? teams - 1 : teams;
  const pairs: [number, number][] = [];
  for (let one = 0; one < turn; one += 1) {
    const other = (2 * turn + round - one) % turn;
    if (one < other) pairs.push(round % 2 === 0 ? [one, other] : [other, one]);
    if (one === other && teams % 2 === 0) pairs.push(round % 2 === 0 ? [one, turn] : [turn, one]);
  }
  return pairs;
}

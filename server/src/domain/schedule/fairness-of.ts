import { countsAmongKept } from './generator/instance.js';
import type { PlannedGame, ScheduleProblem, SchedulableTeam, TeamFairness } from './schedule-problem.js';

/** A game as fairness counts it. */
interface CountedGame {
  readonly home: string;
  readonly away: string;
  readonly week: number | null;
  readonly time: string | null;
}

/**
 * What each team gets from kept and planned games.
 * @returns in the order of the problem's teams
 */
export function fairnessOf(problem: ScheduleProblem, games: readonly PlannedGame[]): TeamFairness[] {
  const counted = countedGames(problem, games);
  const weeks = [...new Set(problem.cells.map((cell) => cell.weekIndex))].sort((a, b) => a - b);
  const ofTeam = new Map<string, CountedGame[]>(problem.teams.map(({ id }) => [String(id), []]));
  for (const game of counted) for (const team of [game.home, game.away]) ofTeam.get(team)?.push(game);
  return problem.teams.map((team) => fairness(problem, team, ofTeam.get(String(team.id))!, weeks));
}

function countedGames(problem: ScheduleProblem, games: readonly PlannedGame[]): CountedGame[] {
  const kept = problem.kept.filter(countsAmongKept).map(({ homeTeamId, awayTeamId, weekIndex, time }) => {
    return { home: String(homeTeamId), away: String(awayTeamId), week: weekIndex, time };
  });
  const planned = games.map(({ homeTeamId, awayTeamId, cell }) => {
    const { weekIndex, time } = problem.cells[cell]!;
    return { home: String(homeTeamId), away: String(awayTeamId), week: weekIndex, time };
  });
  return [...kept, ...planned];
}

function fairness(
  problem: ScheduleProblem,
  team: SchedulableTeam,
  games: readonly CountedGame[],
  weeks: readonly number[],
): TeamFairness {
  const id = String(team.id);
  const byWeek = counts(games.map(({ week }) => week));
  const byes = weeks.filter((week) => !byWeek.has(week));
  const opponents = counts(games.map(({ home, away }) => (home === id ? away : home)));
  const times = counts(games.map(({ time }) => time));
  const home = games.filter((game) => game.home === id).length;
  return {
    teamId: team.id,
    games: games.length,
    byes: byes.length,
    doubleHeaders: [...byWeek].filter(([week, count]) => week !== null && count >= 2).length,
    home,
    away: games.length - home,
    backToBackByes: byes.filter((week) => week > 0 && byes.includes(week - 1)).length,
    opponents: problem.teams.flatMap(({ id: teamId }) => {
      const met = opponents.get(String(teamId));
      return met === undefined ? [] : [{ teamId, games: met }];
    }),
    times: [...times]
      .flatMap(([time, count]) => (time === null ? [] : [{ time, games: count }]))
      .sort((a, b) => Number(a.time > b.time) - Number(a.time < b.time)),
  };
}

function counts<T>(items: readonly T[]): Map<T, number> {
  const found = new Map<T, number>();
  for (const item of items) found.set(item, (found.get(item) ?? 0) + 1);
  return found;
}

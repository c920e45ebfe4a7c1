import type { PlannedGame, ScheduleProblem } from '../schedule-problem.js';

/** Every hard rule that games break, in words; written without the generator's own code. */
export function brokenRules(problem: ScheduleProblem, games: readonly PlannedGame[]): string[] {
  const broken: string[] = [];
  const teams = new Map(problem.teams.map((team) => [team.id, team]));
  const cells = new Set<number>();
  const moments = new Set<string>();
  const weekly = new Map<string, number>();
  for (const { homeTeamId, awayTeamId, weekIndex, date, time } of problem.kept)
    for (const id of [homeTeamId, awayTeamId]) {
      moments.add(`${id} ${date} ${time}`);
      weekly.set(`${id} ${weekIndex}`, (weekly.get(`${id} ${weekIndex}`) ?? 0) + 1);
    }
  for (const { homeTeamId, awayTeamId, cell } of games) {
    const place = problem.cells[cell];
    if (place === undefined || cells.has(cell)) broken.push(`cell ${cell} does not exist or is used twice`);
    if (place === undefined) continue;
    cells.add(cell);
    if (homeTeamId === awayTeamId) broken.push(`${homeTeamId} plays itself`);
    for (const id of [homeTeamId, awayTeamId]) {
      const team = teams.get(id);
      if (team === undefined) broken.push(`${id} is no team`);
      if (team?.unavailableTimes.includes(place.time)) broken.push(`${id} cannot play at ${place.time}`);
      if (team?.byeDates.includes(place.date)) broken.push(`${id} has a bye on ${place.date}`);
      if (moments.has(`${id} ${place.date} ${place.time}`)) broken.push(`${id} plays twice at once`);
      moments.add(`${id} ${place.date} ${place.time}`);
      const count = (weekly.get(`${id} ${place.weekIndex}`) ?? 0) + 1;
      weekly.set(`${id} ${place.weekIndex}`, count);
      if (count > 2) broken.push(`${id} plays ${count} games in week ${place.weekIndex}`);
    }
  }
  return [...broken, ...tooManyInACell(problem, games)];
}

/** At each date and time, no more games than cells; kept games in a hall of the schedule count. */
function tooManyInACell(problem: ScheduleProblem, games: readonly PlannedGame[]): string[] {
  return problem.kept.flatMap((kept) => {
    const taken = games.some(({ cell }) => {
      const { date, time, locationId, court } = problem.cells[cell]!;
      return date === kept.date && time === kept.time && locationId === kept.locationId && court === kept.court;
    });
    const alike = problem.cells.filter(({ date, time, locationId, court }) => {
      return date === kept.date && time === kept.time && locationId === kept.locationId && court === kept.court;
    });
    return taken && alike.length === 1 ? [`a game stands where one is kept on ${kept.date} at ${kept.time}`] : [];
  });
}

import type { Cell, ScheduleProblem, ScheduleQualityName } from '../../domain/schedule/schedule-problem.js';

/** A game as a list of all schedules has it; who is at home plays no part. */
interface Game {
  readonly teams: readonly [string, string];
  readonly week: number | null;
  readonly time: string | null;
}

type Values = Omit<Record<ScheduleQualityName, number>, 'homeAway'>;

/** In the order in which they are wanted. */
const ORDER = ['games', 'byes', 'doubleHeaders', 'repeats', 'backToBackByes', 'times', 'repeatDistance'] as const;

/**
 * The best there is of a tiny problem, by looking at every schedule; it shares no code with the generator. Home and
 * away are left out: they change nothing else.
 * @param most how many schedules are looked at
 * @returns null where there are more, or no game can be played
 */
export function bestOfEverySchedule(problem: ScheduleProblem, most: number): Values | null {
  const kept = problem.kept.map(({ homeTeamId, awayTeamId, weekIndex, time }): Game => {
    return { teams: [String(homeTeamId), String(awayTeamId)], week: weekIndex, time };
  });
  const weeks = Array.from({ length: problem.numWeeks }, (_item, week) => fullestWeeks(problem, week));
  const count = weeks.reduce((product, ways) => product * ways.length, 1);
  if (count > most || weeks.every(([first]) => first!.length === 0)) return null;
  let best: Values | null = null;
  const visit = (week: number, games: readonly Game[]): void => {
    if (week < weeks.length) {
      for (const way of weeks[week]!) visit(week + 1, [...games, ...way]);
      return;
    }
    const values = valuesOf(problem, [...kept, ...games]);
    if (best === null || isBetter(values, best)) best = values;
  };
  visit(0, []);
  return best;
}

function isBetter(one: Values, other: Values): boolean {
  const name = ORDER.find((quality) => one[quality] !== other[quality]);
  return name !== undefined && one[name] < other[name];
}

/** All ways to fill a week with as many teams playing as possible in the fewest games. */
function fullestWeeks(problem: ScheduleProblem, week: number): Game[][] {
  const cells = problem.cells.filter((cell) => cell.weekIndex === week && !isTaken(problem, cell));
  const keptHere = problem.kept.filter((game) => game.weekIndex === week);
  const ways: { games: Game[]; playing: number }[] = [];
  const add = (from: number, games: readonly (Game & { readonly cell: Cell })[]): void => {
    const playing = new Set([
      ...games.flatMap(({ teams }) => teams),
      ...keptHere.flatMap(({ homeTeamId, awayTeamId }) => [String(homeTeamId), String(awayTeamId)]),
    ]);
    ways.push({ games: [...games], playing: playing.size });
    for (let index = from; index < cells.length; index += 1)
      for (const [at, one] of problem.teams.entries())
        for (const other of problem.teams.slice(at + 1)) {
          const game = { teams: [String(one.id), String(other.id)] as const, week, time: cells[index]!.time };
          if ([one, other].every((team) => mayPlay(problem, team, cells[index]!, games)))
            add(index + 1, [...games, { ...game, cell: cells[index]! }]);
        }
  };
  add(0, []);
  const mostTeams = Math.max(...ways.map(({ playing }) => playing));
  const fewest = Math.min(...ways.filter(({ playing }) => playing === mostTeams).map(({ games }) => games.length));
  return ways.flatMap(({ games, playing }) => (playing === mostTeams && games.length === fewest ? [games] : []));
}

/** Cells of tiny problems are told apart by date and time. */
function isTaken({ kept }: ScheduleProblem, { date, time }: Cell): boolean {
  return kept.some((game) => game.date === date && game.time === time);
}

function mayPlay(
  { kept }: ScheduleProblem,
  { id, unavailableTimes, byeDates }: ScheduleProblem['teams'][number],
  { date, time, weekIndex }: Cell,
  games: readonly (Game & { readonly cell: Cell })[],
): boolean {
  if (unavailableTimes.includes(time) || byeDates.includes(date)) return false;
  const own = games.filter(({ teams }) => teams.includes(String(id)));
  const stay = kept.filter(({ homeTeamId, awayTeamId }) => homeTeamId === id || awayTeamId === id);
  if (own.some(({ cell }) => cell.date === date && cell.time === time)) return false;
  if (stay.some((game) => game.date === date && game.time === time)) return false;
  return own.length + stay.filter((game) => game.weekIndex === weekIndex).length < 2;
}

function valuesOf(problem: ScheduleProblem, games: readonly Game[]): Values {
  const withCells = Array.from({ length: problem.numWeeks }, (_item, week) =>
    problem.cells.some((cell) => cell.weekIndex === week),
  );
  const teams = problem.teams.filter((team) => hasCompany(problem, team));
  const rows = teams.map(({ id, unavailableTimes }) => {
    const own = games.filter(({ teams: both }) => both.includes(String(id)));
    const weekly = withCells.map((_has, week) => own.filter((game) => game.week === week).length);
    const isOff = weekly.map((count, week) => withCells[week]! && count === 0);
    return {
      games: own.length,
      byes: isOff.filter(Boolean).length,
      doubleHeaders: weekly.filter((count) => count > 1).length,
      inARow: isOff.filter((off, week) => off && week > 0 && isOff[week - 1]).length,
      at: (time: string) => (unavailableTimes.includes(time) ? null : own.filter((game) => game.time === time).length),
    };
  });
  const spread = (counts: readonly number[]): number =>
    counts.length === 0 ? 0 : Math.max(...counts) - Math.min(...counts);
  const meetings = new Map<string, Game[]>();
  for (const game of games) {
    const key = game.teams.toSorted().join(' ');
    meetings.set(key, [...(meetings.get(key) ?? []), game]);
  }
  const times = [...new Set(problem.cells.map(({ time }) => time))];
  return {
    games: spread(rows.map((row) => row.games)),
    byes: spread(rows.map((row) => row.byes)),
    doubleHeaders: spread(rows.map((row) => row.doubleHeaders)),
    repeats: [...meetings.values()].reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0),
    backToBackByes: rows.reduce((sum, row) => sum + row.inARow, 0),
    times: times.reduce((sum, time) => sum + spread(rows.flatMap((row) => row.at(time) ?? [])), 0),
    repeatDistance: [...meetings.values()].reduce((sum, list) => sum + tooSoon(problem, list), 0),
  };
}

function hasCompany(problem: ScheduleProblem, team: ScheduleProblem['teams'][number]): boolean {
  return problem.cells.some(
    (cell) =>
      !isTaken(problem, cell) &&
      mayPlay(problem, team, cell, []) &&
      problem.teams.some((other) => other.id !== team.id && mayPlay(problem, other, cell, [])),
  );
}

function tooSoon({ teams, numWeeks }: ScheduleProblem, games: readonly Game[]): number {
  const weeks = games.flatMap(({ week }) => (week === null ? [] : [week])).toSorted((a, b) => a - b);
  const ideal = Math.min(teams.length - 1, Math.floor((numWeeks - 1) / (weeks.length - 1)));
  return weeks.reduce(
    (sum, week, index) => sum + (index === 0 ? 0 : Math.max(0, ideal - (week - weeks[index - 1]!))),
    0,
  );
}

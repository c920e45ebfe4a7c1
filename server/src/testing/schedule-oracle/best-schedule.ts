import type { ScheduleProblem } from '../../domain/schedule/schedule-problem.js';
import { LinearProgram, type Terms } from './linear-program.js';

/** What the best schedule of a problem has, each given those before it. */
export interface BestSchedule {
  /** By week. */
  readonly playing: readonly number[];
  readonly weekGames: readonly number[];
  readonly games: number;
  readonly byes: number;
  readonly doubleHeaders: number;
  /** Pairs of games between the same two teams. */
  readonly repeats: number;
}

interface Moment {
  readonly week: number;
  readonly key: string;
  readonly cells: number;
  readonly teams: readonly number[];
}

/**
 * The optimum by integer programming, straight from the rules: it shares no code with the generator.
 * @param seconds for each of the four programs of a whole schedule
 * @returns null where the time was not enough
 */
export async function bestSchedule(problem: ScheduleProblem, seconds = 60): Promise<BestSchedule | null> {
  const moments = momentsOf(problem);
  const weeks = Array.from({ length: problem.numWeeks }, (_item, week) => week);
  const playing: number[] = [];
  const weekGames: number[] = [];
  for (const week of weeks) {
    const model = new Model(
      problem,
      moments.filter((moment) => moment.week === week),
      [week],
    );
    const most = await model.program.minimize(
      [...model.allPlayed().map(([f, v]) => [-f, v] as const), [0, model.zero]],
      seconds,
    );
    if (most === null) return null;
    playing.push(-most.value);
    model.program.require([...model.allPlayed(), [0, model.zero]], '>=', -most.value);
    const fewest = await model.program.minimize([...model.allGames(), [0, model.zero]], seconds);
    if (fewest === null) return null;
    weekGames.push(fewest.value);
  }
  const model = new Model(problem, moments, weeks);
  for (const week of weeks) {
    model.program.require([...model.playedIn(week), [0, model.zero]], '=', playing[week]!);
    model.program.require([...model.gamesIn(week), [0, model.zero]], '=', weekGames[week]!);
  }
  const found: number[] = [];
  for (const spread of [model.gamesSpread(), model.byesSpread(), model.doublesSpread()]) {
    const least = await model.program.minimize(spread, seconds);
    if (least === null) return null;
    found.push(least.value);
    model.program.require(spread, '<=', least.value);
  }
  const repeats = await model.program.minimize(model.repeats(), seconds);
  if (repeats === null) return null;
  const [games, byes, doubleHeaders] = found as [number, number, number];
  return { playing, weekGames, games, byes, doubleHeaders, repeats: repeats.value };
}

function momentsOf({ teams, cells, kept }: ScheduleProblem): Moment[] {
  const free = cells.map((cell, index) => ({ ...cell, index }));
  for (const game of kept) {
    const rank = (cell: (typeof free)[number]): number => {
      const sameHall = String(cell.locationId) === String(game.locationId);
      if (sameHall && cell.court === game.court) return 0;
      if (sameHall && (cell.court === null || game.court === null)) return 1;
      return cell.locationId === null || game.locationId === null ? 2 : 3;
    };
    const own = free.filter((cell) => cell.date === game.date && cell.time === game.time && rank(cell) < 3);
    const best = own.toSorted((a, b) => rank(a) - rank(b))[0];
    if (best !== undefined) free.splice(free.indexOf(best), 1);
  }
  const groups = new Map<string, Moment & { cells: number }>();
  for (const { weekIndex: week, date, time } of free) {
    const key = `${date}T${time}`;
    const known = groups.get(key);
    const able = teams.flatMap((team, index) => {
      const isBusy = kept.some((game) => game.date === date && game.time === time && hasTeam(game, team.id));
      return isBusy || team.unavailableTimes.includes(time) || team.byeDates.includes(date) ? [] : [index];
    });
    if (known === undefined) groups.set(key, { week, key, cells: 1, teams: able });
    else groups.set(key, { ...known, cells: known.cells + 1 });
  }
  return [...groups.values()];
}

function hasTeam(game: { homeTeamId: unknown; awayTeamId: unknown }, id: unknown): boolean {
  return game.homeTeamId === id || game.awayTeamId === id;
}

class Model {
  readonly program = new LinearProgram();
  /** A variable that is 0, so that no sum is without one. */
  readonly zero = this.program.real('zero', 0, 0);
  private readonly games: { week: number; one: number; other: number; name: string }[] = [];
  private readonly played = new Map<string, string>();
  private readonly teams: readonly number[];

  constructor(
    private readonly problem: ScheduleProblem,
    moments: readonly Moment[],
    private readonly weeks: readonly number[],
  ) {
    const able = new Set(moments.flatMap((moment) => (moment.teams.length > 1 ? moment.teams : [])));
    this.teams = problem.teams.flatMap((_team, index) => (able.has(index) ? [index] : []));
    for (const [index, moment] of moments.entries()) this.addMoment(index, moment);
    for (const week of weeks) for (const [team] of problem.teams.entries()) this.addTeamWeek(team, week);
  }

  playedIn(week: number): Terms {
    return [...this.played].filter(([key]) => key.endsWith(`w${week}`)).map(([, name]) => [1, name] as const);
  }

  allPlayed(): Terms {
    return this.weeks.flatMap((week) => this.playedIn(week));
  }

  gamesIn(week: number): Terms {
    return this.games.filter((game) => game.week === week).map(({ name }) => [1, name] as const);
  }

  allGames(): Terms {
    return this.games.map(({ name }) => [1, name] as const);
  }

  gamesSpread(): Terms {
    return this.spread('g', (team) => {
      const { id } = this.problem.teams[team]!;
      return { terms: this.gamesOf(team), constant: this.problem.kept.filter((game) => hasTeam(game, id)).length };
    });
  }

  /** Weeks with cells and without a game: all of them, less those played in. */
  byesSpread(): Terms {
    return this.spread('b', (team) => {
      const own = this.weeksWithCells();
      return { terms: own.map((week) => [-1, this.played.get(`t${team}w${week}`)!] as const), constant: own.length };
    });
  }

  /** Games in weeks, less weeks with games. */
  doublesSpread(): Terms {
    return this.spread('d', (team) => {
      const own = this.weeksWithCells();
      const minus = own.map((week) => [-1, this.played.get(`t${team}w${week}`)!] as const);
      return {
        terms: [...this.gamesOf(team), ...minus],
        constant: own.reduce((sum, week) => sum + this.keptIn(team, week), 0),
      };
    });
  }

  repeats(): Terms {
    const { teams, kept } = this.problem;
    const terms: [number, string][] = [];
    for (const [one] of teams.entries())
      for (let other = 0; other < one; other += 1) {
        const name = this.program.real(`r${one}x${other}`, 0, 1e6);
        const games = this.games.filter((game) => game.one === other && game.other === one);
        const before = kept.filter((game) => hasTeam(game, teams[one]!.id) && hasTeam(game, teams[other]!.id)).length;
        // C(n, 2) lies on these lines: between m and m + 1 it rises by m.
        for (let rise = 0; rise < before + Math.min(games.length, 2 * this.weeks.length); rise += 1) {
          const line: Terms = [[1, name], ...games.map((game) => [-rise, game.name] as const)];
          this.program.require(line, '>=', rise * before - (rise * (rise + 1)) / 2);
        }
        terms.push([1, name]);
      }
    return terms;
  }

  private addMoment(index: number, { week, cells, teams }: Moment): void {
    const here: { one: number; other: number; name: string }[] = [];
    for (const one of teams)
      for (const other of teams)
        if (one < other) here.push({ one, other, name: this.program.integer(`x${one}x${other}m${index}`, 0, 1) });
    this.games.push(...here.map((game) => ({ ...game, week })));
    this.program.require(
      here.map(({ name }) => [1, name] as const),
      '<=',
      cells,
    );
    for (const team of teams) {
      const own = here.filter(({ one, other }) => one === team || other === team);
      this.program.require(
        own.map(({ name }) => [1, name] as const),
        '<=',
        1,
      );
    }
  }

  private addTeamWeek(team: number, week: number): void {
    const own = this.games.filter((game) => game.week === week && (game.one === team || game.other === team));
    const kept = this.keptIn(team, week);
    const terms = own.map(({ name }) => [1, name] as const);
    this.program.require(terms, '<=', Math.max(0, 2 - kept));
    const played = this.program.integer(`p${team}w${week}`, kept > 0 ? 1 : 0, kept > 0 || own.length > 0 ? 1 : 0);
    this.played.set(`t${team}w${week}`, played);
    if (kept === 0) this.program.require([...terms, [-1, played]], '>=', 0);
  }

  private weeksWithCells(): number[] {
    const withCells = new Set(this.problem.cells.map((cell) => cell.weekIndex));
    return this.weeks.filter((week) => withCells.has(week));
  }

  private keptIn(team: number, week: number): number {
    const { id } = this.problem.teams[team]!;
    return this.problem.kept.filter((game) => game.weekIndex === week && hasTeam(game, id)).length;
  }

  private gamesOf(team: number): Terms {
    return this.games.filter(({ one, other }) => one === team || other === team).map(({ name }) => [1, name] as const);
  }

  private spread(prefix: string, of: (team: number) => { terms: Terms; constant: number }): Terms {
    const high = this.program.real(`${prefix}high`, -1000, 1000);
    const low = this.program.real(`${prefix}low`, -1000, 1000);
    this.program.require(
      [
        [1, high],
        [-1, low],
      ],
      '>=',
      0,
    );
    for (const team of this.teams) {
      const { terms, constant } = of(team);
      this.program.require([[1, high], ...terms.map(([f, v]) => [-f, v] as const)], '>=', constant);
      this.program.require([[1, low], ...terms.map(([f, v]) => [-f, v] as const)], '<=', constant);
    }
    return [
      [1, high],
      [-1, low],
    ];
  }
}

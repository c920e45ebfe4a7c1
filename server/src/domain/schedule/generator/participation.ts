import type { Instance } from './instance.js';
import type { Random } from './random.js';
import { WeekTeams } from './week-teams.js';

/** What moves from one team to another: a bye, or an extra game. */
export type ExchangeKind = 'bye' | 'double';

/** One team gets a game that another one loses; the week stays as full as it is. */
export interface Exchange {
  readonly week: number;
  readonly kind: ExchangeKind;
  readonly loser: number;
  readonly gainer: number;
}

/** What is shared out evenly between teams. */
export type Measure = 'games' | 'byes' | 'doubles';

/** Who plays in each week, with what each team gets of it. */
export class Participation {
  readonly weeks: WeekTeams[];
  /** By team, kept games included. */
  readonly games: Int32Array;
  readonly byes: Int32Array;
  readonly doubles: Int32Array;

  private constructor(
    readonly instance: Instance,
    weeks: readonly WeekTeams[],
  ) {
    this.weeks = [...weeks];
    const { teamCount } = instance;
    this.games = new Int32Array(teamCount);
    this.byes = new Int32Array(teamCount);
    this.doubles = new Int32Array(teamCount);
    for (const { home, away } of instance.kept) for (const team of [home, away]) if (team >= 0) this.games[team]! += 1;
    for (const week of this.weeks) this.count(week);
  }

  /** Fills every week, teams with fewer games so far first. */
  static fill(instance: Instance, random: Random): Participation {
    const { teamCount, weekCount } = instance;
    const order = Float64Array.from({ length: teamCount }, () => random.fraction());
    for (const { home, away } of instance.kept) for (const team of [home, away]) if (team >= 0) order[team]! += 1;
    const weeks: WeekTeams[] = [];
    for (let week = 0; week < weekCount; week += 1) {
      const priority = Array.from({ length: teamCount }, (_item, team) => team);
      priority.sort((a, b) => order[a]! - order[b]!);
      const filled = WeekTeams.fill(instance, week, priority);
      for (const [team] of filled.assignment()) order[team]! += 1;
      weeks.push(filled);
    }
    return new Participation(instance, weeks);
  }

  /** The same weeks, or some of them, that change by themselves. */
  part(weeks: readonly number[]): Participation {
    return new Participation(
      this.instance,
      weeks.map((week) => this.weeks[week]!.copy()),
    );
  }

  /** All ways in which a team could get a game from another one. */
  *gainsOf(gainer: number): Generator<Exchange> {
    for (const [week, teams] of this.weeks.entries()) {
      if (teams.isBye(gainer)) for (const loser of teams.couldRest(gainer)) yield { week, kind: 'bye', loser, gainer };
      for (const loser of teams.doubles())
        if (loser !== gainer && teams.couldDouble(loser).includes(gainer))
          yield { week, kind: 'double', loser, gainer };
    }
  }

  /** By kind and loser: one exchange for each team that could get something from it. */
  exchangesByLoser(): Record<ExchangeKind, Exchange[][]> {
    const { teamCount } = this.instance;
    const lists = (): Exchange[][] => Array.from({ length: teamCount }, () => []);
    const found = { bye: lists(), double: lists() };
    const seen = new Set<number>();
    const add = (exchange: Exchange): void => {
      const key = 2 * (exchange.loser * teamCount + exchange.gainer) + Number(exchange.kind === 'bye');
      if (seen.has(key) || exchange.loser === exchange.gainer) return;
      seen.add(key);
      found[exchange.kind][exchange.loser]!.push(exchange);
    };
    for (const [week, teams] of this.weeks.entries()) {
      for (const gainer of teams.byes())
        for (const loser of teams.couldRest(gainer)) add({ week, kind: 'bye', loser, gainer });
      for (const loser of teams.doubles())
        for (const gainer of teams.couldDouble(loser)) add({ week, kind: 'double', loser, gainer });
    }
    return found;
  }

  /** @returns whether it was possible */
  exchange({ week, kind, loser, gainer }: Exchange): boolean {
    const teams = this.weeks[week]!;
    const isDone = kind === 'bye' ? teams.moveBye(gainer, loser) : teams.moveDouble(loser, gainer);
    if (!isDone) return false;
    this.games[gainer]! += 1;
    this.games[loser]! -= 1;
    const counts = kind === 'bye' ? this.byes : this.doubles;
    const change = kind === 'bye' ? -1 : 1;
    counts[gainer]! += change;
    counts[loser]! -= change;
    return true;
  }

  /** Does all of the exchanges or none. */
  exchangeAll(exchanges: readonly Exchange[]): boolean {
    const before = new Map(exchanges.map(({ week }) => [week, this.weeks[week]!]));
    for (const week of before.keys()) this.weeks[week] = this.weeks[week]!.copy();
    const counts = [this.games, this.byes, this.doubles].map((list) => list.slice());
    if (exchanges.every((exchange) => this.exchange(exchange))) return true;
    for (const [week, teams] of before) this.weeks[week] = teams;
    for (const [index, list] of [this.games, this.byes, this.doubles].entries()) list.set(counts[index]!);
    return false;
  }

  private count(week: WeekTeams): void {
    const { teamCount, hasCells, keptGames } = this.instance;
    const start = week.week * teamCount;
    const games = keptGames.slice(start, start + teamCount);
    for (const [team] of week.assignment()) {
      games[team]! += 1;
      this.games[team]! += 1;
    }
    for (let team = 0; team < teamCount; team += 1) {
      if (hasCells[week.week] === 1 && games[team] === 0) this.byes[team]! += 1;
      if (games[team]! >= 2) this.doubles[team]! += 1;
    }
  }
}

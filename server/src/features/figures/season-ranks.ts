import { countsInRanking } from '../../domain/figures/counts-in-ranking.js';
import { leastGames } from '../../domain/figures/least-games.js';
import { countFrom, rankAmong } from '../../domain/figures/rank-among.js';
import { derivedStatistics } from '../../domain/stats/derived-statistics.js';
import { perGame } from '../../domain/stats/per-game.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import type { PlayerFigure } from './figures.type.js';

/** What a player did in a league of a season. */
export interface LeagueTotals {
  readonly playerId: number;
  /** 0: games of no league. */
  readonly seasonLeagueId: number;
  readonly gamesPlayed: number;
  /** One per statistic of the sport, hidden ones included; null where nothing is recorded. */
  readonly values: readonly (number | null)[];
}

/** What is compared in a statistic. */
interface Comparison {
  /** Place of the statistic among all; -1 when it is not there. */
  readonly index: number;
  readonly counts: (totals: LeagueTotals) => boolean;
  readonly valueOf: (totals: LeagueTotals) => number;
  /** The values of all who count, the lowest first. */
  readonly ascending: readonly number[];
}

/** All players of a league of a season, to be compared with: each statistic is gone through and sorted once. */
export class SeasonRanks {
  /** Games that a player must have to be compared. */
  readonly leastGames: number;
  /** How many players have them. */
  readonly rankedPlayers: number;
  private readonly games: readonly number[];
  private readonly comparisons = new Map<number, Comparison>();
  private readonly byPlayer: ReadonlyMap<number, LeagueTotals>;

  /** @param all the statistics that the values of totals stand for */
  constructor(
    private readonly all: readonly StatDefinition[],
    private readonly totals: readonly LeagueTotals[],
  ) {
    this.byPlayer = new Map(totals.map((each) => [each.playerId, each]));
    this.games = ascendingOf(totals.map(({ gamesPlayed }) => gamesPlayed));
    this.leastGames = leastGames(this.games);
    this.rankedPlayers = countFrom(this.leastGames, this.games);
  }

  /** What a player did in the league; undefined without a game. */
  of(playerId: number): LeagueTotals | undefined {
    return this.byPlayer.get(playerId);
  }

  /** Place by games played among all of the league. */
  gamesPlace({ gamesPlayed }: LeagueTotals): number {
    return rankAmong(gamesPlayed, this.games).place;
  }

  /** A player's figure in a statistic; null where nothing is recorded. */
  figureOf(definition: StatDefinition, own: LeagueTotals): PlayerFigure | null {
    const { index, counts, valueOf, ascending } = this.comparisonOf(definition);
    const total = own.values[index];
    if (total === null || total === undefined) return null;
    const value = valueOf(own);
    const rank = counts(own) ? rankAmong(value, ascending) : { place: null, percentile: null };
    return { definition, total, perGame: value, ...rank };
  }

  private comparisonOf(definition: StatDefinition): Comparison {
    const known = this.comparisons.get(definition.id);
    if (known !== undefined) return known;
    const index = this.all.findIndex(({ id }) => id === definition.id);
    const attempts = attemptsIndex(this.all, definition);
    const counts = ({ gamesPlayed, values }: LeagueTotals): boolean =>
      countsInRanking(gamesPlayed, attempts === -1 ? null : (values[attempts] ?? 0), this.leastGames);
    const valueOf = ({ values, gamesPlayed }: LeagueTotals): number =>
      perGame(values[index] ?? 0, gamesPlayed, definition.kind);
    const ascending = ascendingOf(this.totals.filter((each) => counts(each)).map(valueOf));
    const comparison = { index, counts, valueOf, ascending };
    this.comparisons.set(definition.id, comparison);
    return comparison;
  }
}

function ascendingOf(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b);
}

/** Where the attempts of a percentage stand among the statistics; -1 for any other, which needs none. */
export function attemptsIndex(all: readonly StatDefinition[], { abbreviation }: StatDefinition): number {
  const derivation = derivedStatistics(all).get(abbreviation);
  if (derivation?.kind !== 'percentage') return -1;
  return all.findIndex((definition) => definition.abbreviation === derivation.parts[1]);
}

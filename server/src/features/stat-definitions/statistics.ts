import { ledStatistics } from '../../domain/stats/led-statistics.js';
import { type LeagueStatistic, leagueStatistics } from '../../domain/stats/league-statistics.js';
import type { RequestContext } from '../../context/request-context.js';
import { statDefinitionsOfSport } from './stat-definition.loaders.js';
import type { StatDefinition } from './stat-definition.type.js';

/** A sport's statistic definitions in an organization, or in a season league of it, prepared for reading lines. */
export class Statistics {
  /** All definitions in order, hidden ones included. */
  readonly all: readonly StatDefinition[];
  /** Those that pages show, in order. */
  readonly visible: readonly StatDefinition[];
  /** Null for each definition. */
  private readonly nothing: readonly (number | null)[];
  private keptList: readonly StatDefinition[] | undefined;
  private readonly shownIndexes: readonly number[];
  private readonly indexes: ReadonlyMap<number, number>;
  /** Lines of a game share their list of statistics, and come one after the other. */
  private last: { readonly ids: readonly number[]; readonly places: readonly number[] } | undefined;

  /** @param own what a season league says of them */
  constructor(
    all: readonly StatDefinition[],
    private readonly own: readonly LeagueStatistic[] = [],
  ) {
    this.all = all;
    this.nothing = all.map(() => null);
    this.indexes = new Map(all.map(({ id }, index) => [id, index]));
    this.shownIndexes = leagueStatistics(all, own).flatMap(({ definition, hidden }) =>
      hidden ? [] : [this.indexes.get(definition.id)!],
    );
    this.visible = this.shown(all);
  }

  /** Of some abbreviations those that a season league, or a season, does not leave out, in its order if it has one. */
  ofLeague(abbreviations: readonly string[]): readonly string[] {
    if (this.own.length === 0) return abbreviations;
    const left = new Set(this.own.flatMap(({ definitionId, hidden }) => (hidden ? [definitionId] : [])));
    const placeOf = (abbreviation: string): number =>
      this.visible.findIndex((definition) => definition.abbreviation === abbreviation);
    const kept = abbreviations.filter((abbreviation) => !left.has(this.all[this.indexOf(abbreviation)]?.id ?? 0));
    return left.size === this.own.length ? kept : kept.toSorted((a, b) => placeOf(a) - placeOf(b));
  }

  /** Abbreviations of what games have leaders of, where it is defined and the season league shows it. */
  get led(): readonly string[] {
    return ledStatistics(this.all, this.visible, (abbreviations) => this.ofLeague(abbreviations));
  }

  /** All that a season league, or a season, does not leave out, in order, hidden ones of the organization included. */
  get kept(): readonly StatDefinition[] {
    return (this.keptList ??= this.keptOf(this.all));
  }

  /** Of a list aligned with all definitions the part that is aligned with the kept ones. */
  keptOf<Item>(list: readonly Item[]): Item[] {
    if (this.own.length === 0) return [...list];
    const left = new Set(this.own.flatMap(({ definitionId, hidden }) => (hidden ? [definitionId] : [])));
    return list.filter((_, index) => !left.has(this.all[index]!.id));
  }

  /** Of a list aligned with all definitions the part that is aligned with the visible ones. */
  shown<Item>(list: readonly Item[]): Item[] {
    const { shownIndexes } = this;
    const items: Item[] = [];
    for (let i = 0; i < shownIndexes.length; i += 1) items.push(list[shownIndexes[i]!]!);
    return items;
  }

  /**
   * Brings stored values into the order of all definitions; null where there is none. Values of other sports are left
   * out.
   */
  align(definitionIds: readonly number[] | null, values: readonly number[] | null): (number | null)[] {
    const list = this.nothing.slice();
    if (definitionIds === null) return list;
    const places = this.placesOf(definitionIds);
    for (let i = 0; i < places.length; i += 1) {
      const index = places[i]!;
      if (index >= 0) list[index] = values?.[i] ?? null;
    }
    return list;
  }

  private placesOf(ids: readonly number[]): readonly number[] {
    if (this.last?.ids !== ids) this.last = { ids, places: ids.map((id) => this.indexes.get(id) ?? -1) };
    return this.last.places;
  }

  /** Place of a statistic among all definitions; -1 when it is not defined. */
  indexOf(abbreviation: string): number {
    return this.all.findIndex((definition) => definition.abbreviation === abbreviation);
  }
}

/** The statistics of an organization's sport; empty ones without a sport. */
export async function statisticsOfSport(
  ctx: RequestContext,
  organizationId: number,
  sportId: number | null,
): Promise<Statistics> {
  return preparedStatistics(sportId === null ? NONE : (await statDefinitionsOfSport(ctx, organizationId, sportId)).all);
}

/** As `statisticsOfSport`, as a season league shows them; without one as the organization does. */
export async function statisticsOfSeasonLeague(
  ctx: RequestContext,
  organizationId: number,
  sportId: number | null,
  seasonLeagueId: number | null,
): Promise<Statistics> {
  if (sportId === null) return preparedStatistics(NONE);
  const { all, own } = await statDefinitionsOfSport(ctx, organizationId, sportId);
  const said = seasonLeagueId === null ? undefined : own.get(seasonLeagueId);
  return said ? preparedForLeague(all, said) : preparedStatistics(all);
}

/**
 * As `statisticsOfSport` of a season's: where it has one league alone, as that league shows them; with several what any
 * of them shows, in the organization's order.
 */
export async function statisticsOfSeason(
  ctx: RequestContext,
  organizationId: number,
  { id, sportId }: { readonly id: number; readonly sportId: number },
): Promise<Statistics> {
  const { all, ofSeasons } = await statDefinitionsOfSport(ctx, organizationId, sportId);
  const said = ofSeasons.get(id);
  return said ? preparedForLeague(all, said) : preparedStatistics(all);
}

const NONE: readonly StatDefinition[] = [];

/** Lists of definitions are kept per organization, and replaced when they change. */
const prepared = new WeakMap<readonly StatDefinition[], Statistics>();

/** A list of definitions, prepared once. */
export function preparedStatistics(definitions: readonly StatDefinition[]): Statistics {
  const known = prepared.get(definitions);
  if (known !== undefined) return known;
  const statistics = new Statistics(definitions);
  prepared.set(definitions, statistics);
  return statistics;
}

/** What leagues say is read with the definitions, so each list goes with the definitions that it was read with. */
const preparedOfLeagues = new WeakMap<readonly LeagueStatistic[], Statistics>();

function preparedForLeague(definitions: readonly StatDefinition[], own: readonly LeagueStatistic[]): Statistics {
  const known = preparedOfLeagues.get(own);
  if (known !== undefined) return known;
  const statistics = new Statistics(definitions, own);
  preparedOfLeagues.set(own, statistics);
  return statistics;
}

import { type DerivationPlan, derivationPlan } from '../../domain/stats/derivation-plan.js';
import { deriveInPlace } from '../../domain/stats/derive-values.js';
import { ledStatistics } from '../../domain/stats/led-statistics.js';
import { type LeagueStatistic, leagueStatistics } from '../../domain/stats/league-statistics.js';
import { sumTotals } from '../../domain/stats/sum-totals.js';
import type { RequestContext } from '../../context/request-context.js';
import { type PromiseOrValue, whenThere } from '../../lib/promise-or-value.js';
import { compilePick, LineKinds } from './compiled-lines.js';
import { statDefinitionsOfSport } from './stat-definition.loaders.js';
import type { StatDefinition } from './stat-definition.type.js';

/** What is stored of a line: values by definition, as two lists of equal length; null: none. */
export interface StoredValues {
  readonly definitionIds: readonly number[] | null;
  readonly values: readonly number[] | null;
}

/** A line, and what is read of it when it is first asked for. */
export interface ReadLine {
  readonly stored: StoredValues;
  /** As `Statistics.derived` gives it. */
  readonly derived: readonly (number | null)[];
}

/** A sport's statistic definitions in an organization, or in a season league of it, prepared for reading lines. */
export class Statistics {
  /** All definitions in order, hidden ones included. */
  readonly all: readonly StatDefinition[];
  /** Those that pages show, in order. */
  readonly visible: readonly StatDefinition[];
  /** Null for each definition. */
  private readonly nothing: readonly (number | null)[];
  private keptList: readonly StatDefinition[] | undefined;
  private readonly pickShown: <Item>(list: readonly Item[]) => Item[];
  private readonly indexes: ReadonlyMap<number, number>;
  private readonly plan: DerivationPlan;
  private readonly kinds: LineKinds;

  /** @param own what a season league says of them */
  constructor(
    all: readonly StatDefinition[],
    private readonly own: readonly LeagueStatistic[] = [],
  ) {
    this.all = all;
    this.nothing = all.map(() => null);
    this.plan = derivationPlan(all);
    this.indexes = new Map(all.map(({ id }, index) => [id, index]));
    this.kinds = new LineKinds(this.plan, this.indexes);
    this.pickShown = compilePick(
      leagueStatistics(all, own).flatMap(({ definition, hidden }) =>
        hidden ? [] : [this.indexes.get(definition.id)!],
      ),
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
    return this.pickShown(list);
  }

  /**
   * Brings stored values into the order of all definitions; null where there is none. Values of other sports are left
   * out.
   */
  align(definitionIds: readonly number[] | null, values: readonly number[] | null): (number | null)[] {
    const list = this.nothing.slice();
    if (definitionIds === null) return list;
    const places = this.kinds.placesOf(definitionIds);
    for (let i = 0; i < places.length; i += 1) {
      const index = places[i]!;
      if (index >= 0) list[index] = values?.[i] ?? null;
    }
    return list;
  }

  /** One value per definition, in their order: what is stored of a line, and what follows from it. */
  derived({ definitionIds, values }: StoredValues): (number | null)[] {
    const compiled = definitionIds && values && this.kinds.compiledFor(definitionIds);
    return compiled ? compiled.line(values) : deriveInPlace(this.plan, this.align(definitionIds, values));
  }

  /** As `derived`, of what is stored of several lines of one game, added up. */
  total(lines: readonly ReadLine[]): (number | null)[] {
    let ids: readonly number[] | null = null;
    let sums: number[] = [];
    for (const { stored } of lines) {
      const { definitionIds, values } = stored;
      if (definitionIds === null || values === null) continue;
      if (ids === null) {
        ids = definitionIds;
        sums = values.slice();
      } else if (definitionIds === ids) {
        for (let i = 0; i < values.length; i += 1) sums[i] = sums[i]! + values[i]!;
      } else return this.totalOfDifferent(lines);
    }
    const compiled = ids && this.kinds.compiledFor(ids);
    return compiled ? compiled.total(sums) : this.totalOfDifferent(lines);
  }

  /** What is entered stands among what is derived, aligned already. */
  private totalOfDifferent(lines: readonly ReadLine[]): (number | null)[] {
    return sumTotals(
      this.all,
      lines.map(({ derived }) => derived),
    );
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
export function statisticsOfSeasonLeague(
  ctx: RequestContext,
  organizationId: number,
  sportId: number | null,
  seasonLeagueId: number | null,
): PromiseOrValue<Statistics> {
  if (sportId === null) return preparedStatistics(NONE);
  return whenThere(statDefinitionsOfSport(ctx, organizationId, sportId), ({ all, own }) => {
    const said = seasonLeagueId === null ? undefined : own.get(seasonLeagueId);
    return said ? preparedForLeague(all, said) : preparedStatistics(all);
  });
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

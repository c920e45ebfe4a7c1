import type { RequestContext } from '../../context/request-context.js';
import { statDefinitionsOfSport } from './stat-definition.loaders.js';
import type { StatDefinition } from './stat-definition.type.js';

/** A sport's statistic definitions in an organization, prepared for reading lines. */
export class Statistics {
  /** All definitions in order, hidden ones included. */
  readonly all: readonly StatDefinition[];
  /** Those that pages show, in order. */
  readonly visible: readonly StatDefinition[];
  private readonly shownIndexes: readonly number[];
  private readonly indexes: ReadonlyMap<number, number>;

  constructor(all: readonly StatDefinition[]) {
    this.all = all;
    this.shownIndexes = all.flatMap(({ hidden }, index) => (hidden ? [] : [index]));
    this.visible = this.shown(all);
    this.indexes = new Map(all.map(({ id }, index) => [id, index]));
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
    const list = this.all.map((): number | null => null);
    for (let i = 0; i < (definitionIds?.length ?? 0); i += 1) {
      const index = this.indexes.get(definitionIds![i]!);
      if (index !== undefined) list[index] = values?.[i] ?? null;
    }
    return list;
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

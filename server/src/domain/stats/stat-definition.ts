import type { Id } from '../ordering/id.js';

/**
 * How a statistic comes about: entered, or derived: as a sum or a percentage of others, or by a formula that is written
 * as a ratio or divided by games.
 */
export type StatKind = (typeof STAT_KINDS)[number];

/** All kinds, as stored. */
export const STAT_KINDS = ['counting', 'sum', 'percentage', 'ratio', 'per_game'] as const;

/** As much of a statistic as tells whether and how it follows from others. Whoever knows its kind knows its formula. */
export type DefinedStatistic = DefaultStatistic | OrganizationStatistic;

/** A statistic that only a formula of the sport can derive. */
interface DefaultStatistic {
  /** Unique within an organization's sport. */
  readonly abbreviation: string;
  readonly kind?: undefined;
  readonly formula?: undefined;
}

/** A statistic as an organization has it. */
export interface OrganizationStatistic {
  readonly abbreviation: string;
  /** As stored, or as the graph names it. It matters only where there is a formula. */
  readonly kind: StatKind | Uppercase<StatKind>;
  /** What an organization's own statistic follows from; null for any other. */
  readonly formula: string | null;
}

/** As much of a statistic's definition as the rules need. */
export type StatDefinition = DefinedStatistic & { readonly id: Id };

/**
 * The stored values of one line: by definition id, or a list aligned with the definitions. No entry (or null) means no
 * row, which is not the same as 0.
 */
export type StoredValues = ReadonlyMap<Id, number | null> | readonly (number | null | undefined)[];

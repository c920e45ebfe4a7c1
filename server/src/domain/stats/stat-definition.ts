import type { Id } from '../ordering/id.js';

/** How a statistic comes about: entered, or derived as a sum or a percentage of others. */
export type StatKind = 'counting' | 'sum' | 'percentage';

/** As much of a statistic's definition as the rules need. Abbreviations are unique within an organization's sport. */
export interface StatDefinition {
  readonly id: Id;
  readonly abbreviation: string;
}

/**
 * The stored values of one line: by definition id, or a list aligned with the definitions. No entry (or null) means no
 * row, which is not the same as 0.
 */
export type StoredValues = ReadonlyMap<Id, number | null> | readonly (number | null | undefined)[];

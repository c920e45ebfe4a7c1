import type { StatDefinition, StoredValues } from './stat-definition.js';

/** Brings the stored values of a line into the order of the definitions; null where there is no row. */
export function storedList(definitions: readonly StatDefinition[], stored: StoredValues): (number | null)[] {
  return isList(stored)
    ? definitions.map((_definition, index) => stored[index] ?? null)
    : definitions.map((definition) => stored.get(definition.id) ?? null);
}

function isList(stored: StoredValues): stored is readonly (number | null | undefined)[] {
  return Array.isArray(stored);
}

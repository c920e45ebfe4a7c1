import type { StatDefinition, StoredValues } from './stat-definition.js';

/**
 * The stored values of a line in the order of the definitions; null, or nothing, where there is no row. What is in that
 * order already is given back as it is: do not change it.
 */
export function asList(
  definitions: readonly StatDefinition[],
  stored: StoredValues,
): readonly (number | null | undefined)[] {
  return isList(stored) ? stored : definitions.map((definition) => stored.get(definition.id) ?? null);
}

/** As `asList`, as a list of one's own; null where there is no row. */
export function storedList(definitions: readonly StatDefinition[], stored: StoredValues): (number | null)[] {
  const list = asList(definitions, stored);
  const own: (number | null)[] = [];
  for (let index = 0; index < definitions.length; index += 1) own.push(list[index] ?? null);
  return own;
}

function isList(stored: StoredValues): stored is readonly (number | null | undefined)[] {
  return Array.isArray(stored);
}

import type { SchemaFact } from './schema-fact.js';

/**
 * What one side says and the other one does not, as sentences in the order of the alphabet; empty when both agree.
 * @param names how the sides are called in the sentences
 */
export function compareFacts(
  left: ReadonlySet<SchemaFact>,
  right: ReadonlySet<SchemaFact>,
  names: readonly [left: string, right: string],
): string[] {
  const only = (side: ReadonlySet<SchemaFact>, other: ReadonlySet<SchemaFact>, name: string): string[] =>
    [...side].filter((fact) => !other.has(fact)).map((fact) => `${fact} [only in the ${name}]`);
  return [...only(left, right, names[0]), ...only(right, left, names[1])].sort();
}

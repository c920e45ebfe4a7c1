import { type GraphQLSchema, isObjectType, lexicographicSortSchema, parse, printSchema, visit } from 'graphql';
import { isNullByFailure, SEMANTIC_NON_NULL } from './lib/failing-fields.js';

/**
 * The schema in SDL, types and fields sorted, with `@semanticNonNull` where it holds: graphql-js prints no directives.
 */
export function schemaText(schema: GraphQLSchema): string {
  const plain = printSchema(lexicographicSortSchema(schema));
  const ends: number[] = [];
  visit(parse(plain), {
    ObjectTypeDefinition({ name, fields = [] }) {
      const type = schema.getType(name.value);
      const known = isObjectType(type) ? type.getFields() : {};
      for (const field of fields) if (isNullByFailure(known[field.name.value]!)) ends.push(field.loc!.end);
    },
  });
  const parts = [0, ...ends].map((start, index) => plain.slice(start, ends[index]));
  return `${parts.join(` @${SEMANTIC_NON_NULL.name}`)}\n`;
}

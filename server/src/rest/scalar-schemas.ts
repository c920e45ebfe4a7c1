import { type GraphQLEnumType, type GraphQLLeafType, type GraphQLNullableType, isEnumType } from 'graphql';
import type { JsonSchema } from './json-schema.js';

const ID: JsonSchema = { type: 'integer', minimum: 1 };

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  ID,
  Int: { type: 'integer' },
  Float: { type: 'number' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
  Time: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
  DateTime: { type: 'string', format: 'date-time' },
  JSON: {},
  Upload: { type: 'string', contentMediaType: 'application/octet-stream' },
};

/** The schema of a scalar or an enum as REST writes it. */
export function leafSchema(type: GraphQLLeafType): JsonSchema {
  return isEnumType(type)
    ? { type: 'string', enum: type.getValues().map(({ name }) => restWord(name)) }
    : { ...SCALARS[type.name] };
}

/** A scalar or enum value as REST writes it: integer ids, enum values in lower case. */
export function leafValue(type: GraphQLNullableType): (value: unknown) => unknown {
  if (isEnumType(type)) return (value) => restWord(String(value));
  return 'name' in type && type.name === 'ID' ? toInteger : (value) => value;
}

/** The enum value that a REST caller's word stands for. */
export function enumValue(type: GraphQLEnumType, word: string): string | undefined {
  return type.getValues().find(({ name }) => restWord(name) === word)?.name;
}

function restWord(name: string): string {
  return name.toLowerCase();
}

/** Ids that are no integers (none of the database's) stay as they are. */
function toInteger(value: unknown): unknown {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

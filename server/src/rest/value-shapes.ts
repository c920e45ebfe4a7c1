import { notFound } from '../lib/errors.js';
import { type JsonSchema, nullable, withoutNull } from './json-schema.js';

/** Arguments of a shape, as a document gives them. */
export type ShapeArgs = Readonly<Record<string, unknown>>;

/** A function from a value of the graph to the documented one, and what it does to the value's JSON schema. */
export interface ValueShape {
  apply(value: unknown, args: ShapeArgs): unknown;
  describe(schema: JsonSchema, args: ShapeArgs): JsonSchema;
}

/** The shapes of single values, by directive. Null passes through all but `found`, `where`, `yes` and `there`. */
export const VALUE_SHAPES: Readonly<Record<string, ValueShape>> = {
  found: {
    apply(value, { as, what }) {
      if (value === null) throw notFound(String(as ?? what));
      return value;
    },
    describe: withoutNull,
  },
  only: {
    apply: (value) => each(value, (item) => Object.values(item)[0]),
    describe: (schema) => eachSchema(schema, (item) => Object.values(item.properties ?? {})[0] ?? {}),
  },
  first: {
    apply: (value) => (value as unknown[] | null)?.[0] ?? null,
    describe: (schema) => nullable(schema.items ?? {}),
  },
  firstWithAll: {
    apply: (value, { as }) => {
      const [first] = (value ?? []) as object[];
      return first === undefined ? null : { ...first, [String(as)]: value };
    },
    describe({ items = {} }, { as }) {
      const { properties = {}, required = [] } = items;
      const all = { type: 'array', items, description: 'All of them, this one first.' };
      return nullable({
        ...items,
        title: `First${items.title ?? ''}`,
        properties: { ...properties, [String(as)]: all },
        required: [...required, String(as)],
      });
    },
  },
  where: {
    apply: (value, { present, true: truth }) =>
      ((value ?? []) as unknown[]).filter(
        (item) =>
          (present === undefined || at(item, String(present)) != null) &&
          (truth === undefined || at(item, String(truth)) === true),
      ),
    describe: withoutNull,
  },
  keyBy: {
    apply: (value, { field }) =>
      value && Object.fromEntries((value as object[]).map((item) => [at(item, String(field)), item])),
    describe: (schema) => ({ type: 'object', additionalProperties: schema.items ?? {} }),
  },
  commaJoined: {
    apply: (value) => value && (value as string[]).join(','),
    describe: () => ({ type: 'string' }),
  },
  not: {
    apply: (value) => (value === null ? null : !value),
    describe: (schema) => schema,
  },
  words: {
    apply: (value, { from, to }) => (to as string[])[(from as string[]).indexOf(String(value))] ?? value,
    describe: (schema, { from, to }) =>
      schema.enum
        ? { ...schema, enum: schema.enum.map((word) => (to as string[])[(from as unknown[]).indexOf(word)] ?? word) }
        : schema,
  },
  yes: {
    apply: () => true,
    describe: () => ({ type: 'boolean', const: true }),
  },
  there: {
    apply: (value) => value !== null,
    describe: () => ({ type: 'boolean' }),
  },
};

/** The value at a path of field names; undefined where it ends early. */
export function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((found, key) => (found as Record<string, unknown> | null | undefined)?.[key], value);
}

function each(value: unknown, change: (item: object) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => each(item, change));
  return value === null ? null : change(value as object);
}

function eachSchema(schema: JsonSchema, change: (item: JsonSchema) => JsonSchema): JsonSchema {
  if (schema.items) return { ...schema, items: eachSchema(schema.items, change) };
  const isNullable = Array.isArray(schema.type) && schema.type.includes('null');
  return isNullable ? nullable(change(schema)) : change(schema);
}

import { type JsonSchema, withoutNull } from './json-schema.js';

/** Schemas that occur more than once, under names, and how to refer to them. */
export interface SharedSchemas {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** The same schema with references for its shared parts. */
  refer(schema: JsonSchema): JsonSchema;
}

/** Finds the object schemas that occur more than once in all these, and names them by their titles. */
export function sharedSchemas(all: readonly JsonSchema[]): SharedSchemas {
  const counts = new Map<string, number>();
  for (const schema of all) count(schema, counts);
  const names = new Map<string, string>();
  const schemas: Record<string, JsonSchema> = {};

  const refer = (schema: JsonSchema): JsonSchema => {
    const key = keyOf(schema);
    if (key === null || (counts.get(key) ?? 0) < 2) return inside(schema, refer);
    if (!names.has(key)) {
      const name = freeName(schema.title!, schemas);
      names.set(key, name);
      schemas[name] = {}; // takes the name while its parts are named
      schemas[name] = inside(bare(schema), refer);
    }
    const reference: JsonSchema = { $ref: `#/components/schemas/${names.get(key)}` };
    return {
      ...(isNullable(schema) ? { anyOf: [reference, { type: 'null' }] } : reference),
      ...ownWords(schema),
    };
  };
  return { schemas, refer };
}

function count(schema: JsonSchema, counts: Map<string, number>): void {
  const key = keyOf(schema);
  if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const part of partsOf(schema)) count(part, counts);
}

/** What identical objects have in common, whether they may be null or not; null for what is no object of the graph. */
function keyOf(schema: JsonSchema): string | null {
  return schema.properties && schema.title !== undefined ? JSON.stringify(bare(schema)) : null;
}

function bare(schema: JsonSchema): JsonSchema {
  const own = ownWords(schema);
  return Object.fromEntries(Object.entries(withoutNull(schema)).filter(([name]) => !(name in own)));
}

/** What is said of an object where it stands, and not of all that are like it. */
function ownWords(schema: JsonSchema): JsonSchema {
  const names = ['description', 'deprecated', 'x-sunset', 'x-deprecation-reason'] as const;
  return Object.fromEntries(names.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]])));
}

function isNullable({ type }: JsonSchema): boolean {
  return Array.isArray(type) && type.includes('null');
}

function freeName(title: string, taken: Readonly<Record<string, unknown>>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? title : `${title}${number}`;
    if (!(name in taken)) return name;
  }
}

function partsOf({ items, properties = {}, additionalProperties, anyOf = [] }: JsonSchema): JsonSchema[] {
  return [
    ...(items ? [items] : []),
    ...Object.values(properties),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
    ...anyOf,
  ];
}

function inside(schema: JsonSchema, change: (part: JsonSchema) => JsonSchema): JsonSchema {
  const { items, properties, additionalProperties, anyOf } = schema;
  return {
    ...schema,
    ...(items && { items: change(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, change(part)])),
    }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: change(additionalProperties) }),
    ...(anyOf && { anyOf: anyOf.map(change) }),
  };
}

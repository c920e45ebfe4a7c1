/** As much of JSON Schema (2020-12) as answers and bodies need. */
export interface JsonSchema {
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  contentMediaType?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  $ref?: string;
  deprecated?: boolean;
  'x-sunset'?: string;
  'x-deprecation-reason'?: string;
}

/** The schema of the same value or null. */
export function nullable(schema: JsonSchema): JsonSchema {
  if (schema.anyOf?.some(({ type }) => type === 'null')) return schema;
  if (schema.type === undefined)
    return Object.keys(schema).length === 0 ? schema : { anyOf: [schema, { type: 'null' }] };
  const types = [schema.type].flat();
  if (types.includes('null')) return schema;
  return { ...schema, type: [...types, 'null'], ...(schema.enum && { enum: [...schema.enum, null] }) };
}

/** The schema of the same value, never null. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  if (!Array.isArray(schema.type)) return schema;
  const types = schema.type.filter((type) => type !== 'null');
  return {
    ...schema,
    type: types.length === 1 ? types[0]! : types,
    ...(schema.enum && { enum: schema.enum.filter((value) => value !== null) }),
  };
}

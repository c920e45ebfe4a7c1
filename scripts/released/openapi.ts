import type { JsonSchema } from '../../server/src/rest/json-schema.js';

/** As much of an OpenAPI document as ours has. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, JsonSchema> };
}

/** What may be deprecated, with its marks. */
export interface Marked {
  deprecated?: boolean;
  'x-sunset'?: string;
  'x-deprecation-reason'?: string;
}

export interface Operation extends Marked {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
  security?: Record<string, string[]>[];
}

export interface Parameter extends Marked {
  name: string;
  in: string;
  required?: boolean;
  schema?: JsonSchema;
}

export type Content = Record<string, { schema?: JsonSchema }>;

/** The calls of a document by method and path. Names of path parameters are no part of an address. */
export function callsOf({ paths }: OpenApi): Map<string, { call: string; operation: Operation }> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        const call = `${method.toUpperCase()} ${path}`;
        return [call.replaceAll(/\{\w+\}/g, '{}'), { call, operation }] as const;
      }),
    ),
  );
}

/** A schema in one form: references followed, `anyOf` with null as a type that may be null. */
export function plainSchema(document: OpenApi, schema: JsonSchema): JsonSchema {
  const { $ref, anyOf, ...rest } = schema;
  if ($ref !== undefined) {
    const named = document.components?.schemas?.[$ref.split('/').at(-1)!] ?? {};
    return { ...plainSchema(document, named), ...rest };
  }
  if (anyOf === undefined) return schema;
  const others = anyOf.filter(({ type }) => type !== 'null');
  if (others.length !== 1) return schema;
  const one = plainSchema(document, others[0]!);
  const isNullable = others.length < anyOf.length;
  return { ...one, ...rest, ...(isNullable && { type: [...new Set([one.type ?? 'object', 'null'].flat())] }) };
}

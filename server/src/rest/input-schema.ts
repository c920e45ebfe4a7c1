import { type GraphQLInputType, type GraphQLLeafType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { type JsonSchema, nullable } from './json-schema.js';
import type { Binding } from './row.js';
import { leafSchema } from './scalar-schemas.js';

/** The schema of a parameter that becomes a variable of this type. */
export function inputSchema(type: GraphQLInputType, binding: Binding): JsonSchema {
  const schema = typeSchema(type);
  if (typeof binding === 'string') return schema;
  switch (binding.shape) {
    case 'commaSplit':
      return { type: ['string', 'null'], description: 'Several, separated by commas.' };
    case 'mapToList':
      return { type: 'object', additionalProperties: { type: ['string', 'number', 'null'] } };
    case 'renamed':
      return { type: 'array', items: renamed(schema.items ?? {}, binding.names ?? {}) };
    case 'inOrder': {
      const { id = 'id', by = 'position' } = binding;
      return {
        type: 'array',
        items: {
          type: 'object',
          properties: { [id]: schema.items ?? {}, [by]: { type: 'integer' } },
          required: [id, by],
        },
      };
    }
    case 'words':
      return { ...schema, enum: Object.keys(binding.names ?? {}) };
    case 'ifActive':
    case 'unlessActive':
    case 'isNotActive':
      return {
        anyOf: [{ const: 'active' }, { type: 'integer', minimum: 1 }],
        description: "'active' or a season's id.",
      };
    default:
      return schema;
  }
}

function typeSchema(type: GraphQLInputType): JsonSchema {
  return isNonNullType(type) ? presentSchema(type.ofType as GraphQLInputType) : nullable(presentSchema(type));
}

function presentSchema(type: GraphQLInputType): JsonSchema {
  if (isListType(type)) return { type: 'array', items: typeSchema(type.ofType as GraphQLInputType) };
  if (!isInputObjectType(type)) return leafSchema(type as GraphQLLeafType);
  const fields = Object.values(type.getFields());
  const properties = Object.fromEntries(fields.map((field) => [field.name, typeSchema(field.type)]));
  return {
    type: 'object',
    properties,
    required: fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name),
  };
}

/** An object's schema with its properties under the names that callers use. */
function renamed({ properties = {}, required = [] }: JsonSchema, names: Readonly<Record<string, string>>): JsonSchema {
  const entries = Object.entries(names).map(([outer, inner]) => [outer, properties[inner] ?? {}]);
  return {
    type: 'object',
    properties: Object.fromEntries(entries),
    required: Object.keys(names).filter((outer) => required.includes(names[outer]!)),
  };
}

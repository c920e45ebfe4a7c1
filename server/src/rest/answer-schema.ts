import { getNamedType, type GraphQLLeafType, type GraphQLOutputType, isListType, isNonNullType } from 'graphql';
import { deprecationMarks } from './deprecation-marks.js';
import { type JsonSchema, nullable } from './json-schema.js';
import type { Plan, PlannedField } from './plan.js';
import { leafSchema } from './scalar-schemas.js';

/** The schema of what `shapeObject` makes of an object. */
export function objectSchema(plan: Plan): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const moved: [PlannedField, JsonSchema][] = [];
  for (const field of plan.fields) {
    const schema = fieldSchema(field);
    if (field.place === 'here') properties[field.key] = schema;
    else if (field.place === 'flatten') Object.assign(properties, flattened(schema));
    else if (field.place === 'unnest') Object.assign(properties, schema.items?.properties);
    else moved.push([field, schema]);
  }
  for (const [{ place }, schema] of moved) {
    const { into, as } = place as { into: string; as: string };
    const target = properties[into]?.items ?? properties[into];
    if (!target?.properties) throw new Error(`nothing named '${into}' to carry '${as}' into`);
    target.properties[as] = schema;
    target.required?.push(as);
  }
  return {
    title: plan.typeName,
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

function fieldSchema({ type, plan, shapes, description, deprecation }: PlannedField): JsonSchema {
  const schema = shapes.reduce((described, { shape, args }) => shape.describe(described, args), typeSchema(type, plan));
  return { ...schema, ...(description !== undefined && { description }), ...deprecationMarks(deprecation) };
}

function typeSchema(type: GraphQLOutputType, plan: Plan | null): JsonSchema {
  return isNonNullType(type) ? presentSchema(type.ofType, plan) : nullable(presentSchema(type, plan));
}

function presentSchema(type: GraphQLOutputType, plan: Plan | null): JsonSchema {
  if (isListType(type)) return { type: 'array', items: typeSchema(type.ofType, plan) };
  return plan ? objectSchema(plan) : leafSchema(getNamedType(type) as GraphQLLeafType);
}

/** The properties that an object leaves in the one around it: null where it is. */
function flattened(schema: JsonSchema): Record<string, JsonSchema> {
  const { properties = {}, type } = schema;
  if (!Array.isArray(type)) return properties;
  return Object.fromEntries(Object.entries(properties).map(([key, property]) => [key, nullable(property)]));
}

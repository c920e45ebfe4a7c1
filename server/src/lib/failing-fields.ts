import {
  DirectiveLocation,
  GraphQLDirective,
  type GraphQLField,
  GraphQLInt,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  type GraphQLOutputType,
  type GraphQLSchema,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/**
 * What the nullability working group calls a field that is null only together with an error: clients that read errors
 * need not expect it.
 */
export const SEMANTIC_NON_NULL = new GraphQLDirective({
  name: 'semanticNonNull',
  description: 'Null only together with an error whose path begins with this field.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: { levels: { type: new GraphQLList(GraphQLInt), defaultValue: [0], description: '0 is the field itself.' } },
});

const MARK = 'nullByFailure';

/**
 * Lets fields fail alone, those that can: the root fields, and whatever takes arguments, of which one may be wrong.
 * They are nullable, so that a mutation that fails does not hide what the others of its document have done, and a wrong
 * argument leaves what stands beside its field. The one place that decides this; declarations say what is answered when
 * nothing fails.
 */
export function letFieldsFail(schema: GraphQLSchema): void {
  const roots = new Set<GraphQLNamedType | null | undefined>([schema.getQueryType(), schema.getMutationType()]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (!isNonNullType(field.type) || !(roots.has(type) || field.args.length > 0)) continue;
      field.type = field.type.ofType;
      field.extensions = { ...field.extensions, [MARK]: true };
    }
  }
}

/** Whether a field is null only when it has failed. */
export function isNullByFailure(field: Pick<GraphQLField<unknown, unknown>, 'extensions'>): boolean {
  return field.extensions[MARK] === true;
}

/** The type of what a field answers when nothing fails. */
export function answeredType(field: GraphQLField<unknown, unknown>): GraphQLOutputType {
  return isNullByFailure(field) && !isNonNullType(field.type) ? new GraphQLNonNull(field.type) : field.type;
}

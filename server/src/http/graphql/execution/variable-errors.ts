import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type DocumentNode,
  type GraphQLSchema,
  isEnumType,
} from 'graphql';

/** As graphql-js says that an enumeration lacks a value. */
const LACKING = /does not exist in "(\w+)" enum\.|Enum "(\w+)" cannot represent/;

/**
 * Why the variables of an operation were refused, in the words of graphql-js: they name the input and the place in it,
 * which the compiler's do not.
 * @returns null when graphql-js would take them
 */
export function variableErrors(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
  operationName?: string | null,
): GraphQLError[] | null {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const { errors } = getVariableValues(schema, definitions, variables, { maxErrors: 50 });
  return (
    errors?.map((error) => new GraphQLError(withEnumValues(schema, error.message), { nodes: error.nodes ?? [] })) ??
    null
  );
}

/** A message about a value that an enumeration lacks, with the values that it has. */
export function withEnumValues(schema: GraphQLSchema, message: string): string {
  const [, lacking, misread] = LACKING.exec(message) ?? [];
  const type = schema.getType(lacking ?? misread ?? '');
  return isEnumType(type)
    ? `${message} Its values: ${type
        .getValues()
        .map(({ name }) => name)
        .join(', ')}.`
    : message;
}

import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type DocumentNode,
  type GraphQLSchema,
  isEnumType,
} from 'graphql';
import type { FieldError } from '../../../lib/errors.js';
import { FAULT } from '../../../lib/scalars.js';

/** As graphql-js says that an enumeration lacks a value. */
const LACKING = /does not exist in "(\w+)" enum\.|Enum "(\w+)" cannot represent/;

/**
 * Why the variables of an operation were refused, in the words of graphql-js: they name the input and the place in it,
 * which the compiler's do not. Where the value's type says what is wrong with it, the field is named apart, too, as
 * services name theirs.
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
    errors?.map((error) => {
      const faults = faultsOf(error);
      const extensions = faults && { [FAULTS]: faults };
      return new GraphQLError(withEnumValues(schema, error.message), { nodes: error.nodes ?? [], extensions });
    }) ?? null
  );
}

const FAULTS = 'errors';

/** Which field a variable was refused for, and what is wrong with it; undefined where its type does not say that. */
export function variableFaults({ extensions }: Pick<GraphQLError, 'extensions'>): FieldError[] | undefined {
  return extensions[FAULTS] as FieldError[] | undefined;
}

function faultsOf({ message, originalError, extensions }: GraphQLError): FieldError[] | undefined {
  const fault = extensions[FAULT];
  if (typeof fault !== 'string' || !originalError) return undefined;
  // What was given stands in between, and may say anything.
  const before = message.slice(0, -`; ${originalError.message}`.length);
  // An input object goes without the name of its variable, as services name its fields; a list has no other name.
  const path = / at "(?:\w+\.)?([\w.[\]]+)"$/.exec(before)?.[1] ?? /^Variable "\$(\w+)"/.exec(before)?.[1];
  if (path === undefined) return undefined;
  const field = path.replaceAll(/\[(\d+)\]/g, '.$1');
  return [{ field, message: `${field} ${fault}.` }];
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

import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import { fieldsRule } from './fields-rule.js';

/** The limits of the public GraphQL endpoint. The transports of our own operations (REST, pages) have none of them. */
export const LIMITS = {
  /** Bytes of a JSON body. */
  bodyBytes: 100_000,
  /** Tokens of a document. */
  tokens: 2_000,
  /** Levels of fields. */
  depth: 15,
  aliases: 30,
  /** Fields of an operation, fragments in place. */
  fields: 2_000,
  /** Values that an answer may have, estimated (docs/graph.md) with the variables of the request. */
  values: 60_000,
} as const;

/**
 * A refusal is reported like any validation error (so 400, not 500) and says the limit, which is no error of syntax.
 */
const REPORTED = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError) =>
      context?.reportError(new GraphQLError(message.replace(/^Syntax Error: /, ''))),
  ],
};

/** The rules that a document of a stranger has to pass beside the specification's. */
export const limitRules: ValidationRule[] = [
  fieldsRule(LIMITS.fields),
  maxDepthRule({ n: LIMITS.depth, flattenFragments: true, ...REPORTED }) as unknown as ValidationRule,
  maxAliasesRule({ n: LIMITS.aliases, ...REPORTED }) as unknown as ValidationRule,
];

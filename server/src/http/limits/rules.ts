import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { GraphQLError, ValidationContext, ValidationRule } from 'graphql';
import { costRule } from './cost.js';

/** The limits of the public GraphQL door. The doors of our own operations (REST, pages) have none of them. */
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
  /** Values that an answer may have, estimated. */
  values: 60_000,
} as const;

/** A refusal is reported like any validation error (so 400, not 500) and says the limit. */
const REPORTED = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** The rules that a document of a stranger has to pass beside the specification's. */
export const limitRules: ValidationRule[] = [
  costRule({ fields: LIMITS.fields, values: LIMITS.values }),
  maxDepthRule({ n: LIMITS.depth, flattenFragments: true, ...REPORTED }) as unknown as ValidationRule,
  maxAliasesRule({ n: LIMITS.aliases, ...REPORTED }) as unknown as ValidationRule,
];

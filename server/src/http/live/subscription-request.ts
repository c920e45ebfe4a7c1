import {
  type DocumentNode,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { AppError } from '../../lib/errors.js';
import type { DocumentStore } from '../graphql/execution/document-store.js';
import { priceOf, tooExpensive } from '../graphql/limits/cost.js';
import { LIMITS, limitRules } from '../graphql/limits/rules.js';
import { isWithin, MOST_LEVELS } from '../security/nesting.js';

/** An operation that may be executed. */
export interface ReadOperation {
  /** Of document, operation and the variables that it declares. */
  key: string;
  document: DocumentNode;
  operationName: string | null;
  variables: Record<string, unknown>;
  /** Values that its answer could have: what it costs, or costs to begin to follow it. */
  estimated: number;
}

/** A subscription that may be executed. */
export interface Subscription extends ReadOperation {
  /** Whether who asks can do with what has changed, after a first answer; that is no part of the key. */
  takesPatches: boolean;
  /**
   * The id of the answer that who asks has already, '' for none; null where ids are not asked for. No part of the key
   * either.
   */
  resumedId: string | null;
  /** Whether who asks with a session, or a key, wants what a visitor gets, which all who ask so share. */
  asVisitor: boolean;
}

/** The parameters of a GraphQL request, as they came. */
export type RequestParameters = Readonly<Record<string, unknown>>;

/** Those of an address: JSON is text there. @throws 400 for what is no JSON */
export function parametersIn(search: string): RequestParameters {
  const given = Object.fromEntries(new URLSearchParams(search));
  return {
    ...given,
    variables: json('variables', given['variables']),
    extensions: json('extensions', given['extensions']),
  };
}

/**
 * What a request subscribes to, within the limits of queries.
 * @throws as `readOperation` does
 */
export async function readSubscription(
  schema: GraphQLSchema,
  documents: DocumentStore,
  parameters: RequestParameters,
): Promise<Subscription> {
  const { extensions = null } = parameters;
  mustBeObject('extensions', extensions);
  const {
    jsonPatch: takesPatches = false,
    resume: resumedId = null,
    asVisitor = false,
  } = (extensions ?? {}) as Record<string, unknown>;
  if (typeof takesPatches !== 'boolean') throw wrong('extensions.jsonPatch must be true or false.');
  if (resumedId !== null && typeof resumedId !== 'string')
    throw wrong("extensions.resume must be an answer's id, or an empty text.");
  if (typeof asVisitor !== 'boolean') throw wrong('extensions.asVisitor must be true or false.');
  const operation = await readOperation(schema, documents, parameters, OperationTypeNode.SUBSCRIPTION);
  return { ...operation, takesPatches, resumedId, asVisitor };
}

/** What is said of operations of another kind than the wanted one. */
const ELSEWHERE = {
  [OperationTypeNode.SUBSCRIPTION]:
    'Only subscriptions are followed: send queries and mutations by POST, and ask for application/json.',
  [OperationTypeNode.QUERY]: 'Only queries are answered here.',
} as const;

/**
 * An operation of the wanted kind, within the limits of queries.
 * @param documents keeps those that were found valid
 * @throws AppError, or the list of GraphQL's errors about the document
 */
export async function readOperation(
  schema: GraphQLSchema,
  documents: DocumentStore,
  { query, operationName = null, variables = null }: RequestParameters,
  wanted: keyof typeof ELSEWHERE,
): Promise<ReadOperation> {
  if (typeof query !== 'string' || query === '') throw wrong('query must be the text of a document.');
  if (operationName !== null && typeof operationName !== 'string') throw wrong('operationName must be a text.');
  mustBeObject('variables', variables);
  if (!isWithin(variables, MOST_LEVELS)) throw wrong(`variables are nested more than ${MOST_LEVELS} levels deep.`);
  const document = await documentOf(schema, documents, query);
  const name = operationName || null;
  const operation = getOperationAST(document, name);
  if (!operation) throw new AppError('OPERATION_RESOLUTION_FAILURE', 'The document has no operation of this name.');
  if (operation.operation !== wanted) throw wrong(ELSEWHERE[wanted]);
  const values = declaredOf(operation, variables as Record<string, unknown> | null);
  const price = priceOf(schema, document, values, name);
  const expensive = tooExpensive(price, LIMITS.values);
  if (expensive) throw expensive;
  const key = JSON.stringify([query, name, values]);
  return { key, document, operationName: name, variables: values, estimated: price?.values ?? 0 };
}

function mustBeObject(name: string, value: unknown): void {
  if (value !== null && (typeof value !== 'object' || Array.isArray(value))) throw wrong(`${name} must be an object.`);
}

/** Values that no variable of the operation is named after change no answer. */
function declaredOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>> | null,
): Record<string, unknown> {
  const names = variableDefinitions.map(({ variable }) => variable.name.value);
  return Object.fromEntries(
    names.filter((name) => given !== null && Object.hasOwn(given, name)).map((name) => [name, given![name]]),
  );
}

/** What GraphQL says about a document, with the code of an answer. */
export class RefusedDocument extends Error {
  constructor(
    readonly code: 'GRAPHQL_PARSE_FAILED' | 'GRAPHQL_VALIDATION_FAILED',
    readonly errors: readonly GraphQLError[],
  ) {
    super(errors[0]?.message);
  }
}

async function documentOf(schema: GraphQLSchema, documents: DocumentStore, query: string): Promise<DocumentNode> {
  const known = await documents.get(query);
  if (known) return known;
  const document = parsed(query);
  const errors = validate(schema, document, [...specifiedRules, ...limitRules]);
  if (errors.length > 0) throw new RefusedDocument('GRAPHQL_VALIDATION_FAILED', errors);
  await documents.set(query, document);
  return document;
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: LIMITS.tokens });
  } catch (error) {
    if (error instanceof GraphQLError) throw new RefusedDocument('GRAPHQL_PARSE_FAILED', [error]);
    throw error;
  }
}

function json(name: string, text: string | undefined): unknown {
  if (text === undefined || text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw wrong(`${name} is not valid JSON.`);
  }
}

function wrong(message: string): AppError {
  return new AppError('BAD_USER_INPUT', message);
}

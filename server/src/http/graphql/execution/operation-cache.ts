import type { DocumentNode } from 'graphql';
import { unavailability } from '../../../database/unavailable.js';
import type { CacheableResponse } from '../../response.js';
import type { PricedOperation, RequestContext } from '../../../context/request-context.js';
import { unavailableAmong } from './execute.js';
import type { Graph } from './graph.js';
import { type Price, priceOf, tooExpensive } from '../limits/cost.js';
import { isMutation } from '../../keys/mutation-scopes.js';
import { isOwnOperation } from '../../budgets/own-operations.js';
import { LIMITS } from '../limits/rules.js';

/** A query that Apollo Server has accepted: it need not be parsed, validated and negotiated again. */
export interface CachedOperation {
  document: DocumentNode;
  /** Of the answer without errors. */
  headers: Record<string, string>;
}

/** What a request asks for, when it is nothing but a query with its variables. */
export interface PlainRequest {
  /** Of the query and what else decides on parsing, validation and the answer's form. */
  key: string;
  operationName: string | null;
  variables: Record<string, unknown> | undefined;
}

const PLAIN_FIELDS = new Set(['query', 'operationName', 'variables']);

/**
 * Reads a JSON body.
 * @param accept the request's header, which decides on the content type
 * @returns null for whatever Apollo Server has to look at each time
 */
export function plainRequest(body: unknown, accept: string): PlainRequest | null {
  if (!isRecord(body)) return null;
  for (const field in body) if (!PLAIN_FIELDS.has(field)) return null;
  const { query, operationName = null, variables = null } = body;
  if (typeof query !== 'string' || (operationName !== null && typeof operationName !== 'string')) return null;
  // What is no name would make one key of several requests, and be remembered as the name of an operation.
  if (operationName !== null && !/^\w+$/.test(operationName)) return null;
  if (variables !== null && !isRecord(variables)) return null;
  return {
    key: `${accept}\n${operationName === null ? '' : `=${operationName}`}\n${query}`,
    operationName,
    variables: variables ?? undefined,
  };
}

interface Kept {
  readonly operation: CachedOperation;
  /** Since its turn to go came last. */
  used: boolean;
}

/**
 * Bounded: those go that were not used for a whole round, since compiled ones live as long as their documents. Nothing
 * is put in another place when it is used: a Map that loses and gains an entry with every request is laid out anew all
 * the time.
 */
export class OperationCache {
  private readonly operations = new Map<string, Kept>();

  constructor(private readonly limit = 500) {}

  find(key: string): CachedOperation | undefined {
    const kept = this.operations.get(key);
    if (kept === undefined) return undefined;
    kept.used = true;
    return kept.operation;
  }

  add(key: string, operation: CachedOperation): void {
    const added: Kept = { operation, used: false };
    this.operations.set(key, added);
    for (const [oldest, kept] of this.operations) {
      if (this.operations.size <= this.limit) return;
      this.operations.delete(oldest);
      if (!kept.used && kept !== added) continue;
      kept.used = false;
      this.operations.set(oldest, kept);
    }
  }
}

/**
 * Notes what an operation of a request was estimated at, and charges it, once, where it may be executed.
 * @throws 429
 */
export function notePrice(
  { cost }: Pick<RequestContext, 'cost'>,
  price: Pick<Price, 'values'> | null,
  operation: PricedOperation,
): Promise<void> | undefined {
  const isNew = cost.operation === null;
  const values = price?.values ?? 0;
  cost.estimated = values;
  cost.operation = operation;
  if (!isNew || cost.isDryRun || values > LIMITS.values || !cost.charge) return undefined;
  cost.isOwn = isOwnOperation(operation.document);
  return cost.charge(values, cost.isOwn, isMutation(operation.document, operation.name));
}

const ACCEPTED = Symbol('accepted document');

/** Notes for the transport which document Apollo Server has accepted for this request. */
export function noteAccepted(ctx: Pick<RequestContext, 'memo'>, document: DocumentNode): void {
  ctx.memo.set(ACCEPTED, document);
}

/**
 * Runs a query as Apollo Server would, without its own work on each request, when it has accepted the same one before.
 * What does not go well is left to Apollo Server, which says what is wrong.
 * @param run the way through Apollo Server
 * @param onFailure told of what broke instead of being answered
 */
export async function runCached(
  graph: Graph,
  known: OperationCache,
  ctx: RequestContext,
  { key, operationName, variables }: PlainRequest,
  run: () => Promise<CacheableResponse>,
  onFailure: (error: unknown) => void,
): Promise<CacheableResponse> {
  const operation = known.find(key);
  const price = operation ? priceOf(graph.schema, operation.document, variables, operationName) : null;
  if (operation && !tooExpensive(price, LIMITS.values)) {
    const charged = notePrice(ctx, price, { document: operation.document, name: operationName });
    if (charged !== undefined) await charged;
    try {
      const body = await answerBody(graph, ctx, operation.document, variables, operationName);
      if (body !== null) return { cacheable: true, answer: { status: 200, headers: operation.headers, body } };
    } catch (error) {
      // Trying once more would keep the database busier, and the caller waiting.
      if (unavailability(error) !== null) throw error;
      onFailure(error);
    }
  }
  const produced = await run();
  const document = ctx.memo.get(ACCEPTED) as DocumentNode | undefined;
  if (document && produced.cacheable) known.add(key, { document, headers: produced.answer.headers });
  return produced;
}

/** Null for an answer with errors. */
async function answerBody(
  graph: Graph,
  ctx: RequestContext,
  document: DocumentNode,
  variables: PlainRequest['variables'],
  name: string | null,
): Promise<Buffer | null> {
  const body = await graph.byShortcut(ctx, document, variables, name);
  if (body !== null) return body;
  const { data, errors, extensions } = await graph.execute(ctx, document, variables, name);
  const unavailable = unavailableAmong(errors);
  if (unavailable) throw unavailable;
  return errors || data === undefined ? null : Buffer.from(JSON.stringify({ data, extensions }));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

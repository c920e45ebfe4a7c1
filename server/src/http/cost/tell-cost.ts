import { parse } from 'csv-parse/sync';
import type { PricedOperation } from '../../context/request-context.js';
import { LIMITS } from '../graphql/limits/rules.js';
import type { TransportResponse } from '../response.js';
import { COST_HEADER } from './cost-wish.js';
import { countPlain, countValues } from './count-values.js';

/** What is known of a call that wants to be told its cost. */
export interface CostFigures {
  /** Values that the answer could have had; 0 where it did not come to an estimate. */
  readonly estimated: number;
  /** The operation that was estimated. */
  readonly operation: PricedOperation | null;
  /** SQL statements that were sent for this call. */
  readonly statements: number;
  /** From the arrival of the call's head to the moment in which the answer is complete. */
  readonly milliseconds: number;
  /** Whether the answer was made for an earlier call, or for another one at the same time. */
  readonly cached: boolean;
}

/** `extensions.cost` of a GraphQL answer. */
export interface Cost {
  estimated: number;
  actual: number;
  limit: number;
  statements: number;
  milliseconds: number;
  cached: boolean;
}

/** A GraphQL answer, or refusal, with what it cost. */
export function withGraphqlCost(answer: TransportResponse, figures: CostFigures): TransportResponse {
  const text = answer.body.toString('utf8');
  const told = JSON.parse(text) as { data?: unknown; extensions?: object };
  const { data } = told;
  const { estimated, operation, statements, milliseconds, cached } = figures;
  const actual = operation === null ? 0 : countValues(operation, data);
  const cost: Cost = { estimated, actual, limit: LIMITS.values, statements, milliseconds, cached };
  if (told.extensions)
    return { ...answer, body: Buffer.from(JSON.stringify({ ...told, extensions: { ...told.extensions, cost } })) };
  const end = text.lastIndexOf('}');
  const body = `${text.slice(0, end)},"extensions":${JSON.stringify({ cost })}}`;
  return { ...answer, body: Buffer.from(body) };
}

/** An answer of REST with what it cost, as a structured field (RFC 9651). No limit of values holds for REST. */
export function withRestCost(answer: TransportResponse, figures: CostFigures): TransportResponse {
  const { estimated, statements, milliseconds, cached } = figures;
  const isAnswer = answer.status === 200 && answer.body.length > 0;
  const actual = isAnswer ? valuesOf(answer) : 0;
  const fields = { estimated, actual, statements, milliseconds: milliseconds.toFixed(1), cached: `?${Number(cached)}` };
  const value = Object.entries(fields).map(([name, figure]) => `${name}=${figure}`);
  return { ...answer, headers: { ...answer.headers, [COST_HEADER]: value.join(', ') } };
}

/** The values in an answer: of JSON as the graph counts them, of CSV the cells that are filled. */
function valuesOf({ headers, body }: TransportResponse): number {
  const text = body.toString('utf8');
  if (!headers['content-type']?.startsWith('text/csv')) return countPlain(JSON.parse(text));
  const [, ...rows] = parse(text) as string[][];
  return rows.flat().filter((cell) => cell !== '').length;
}

import { type DocumentNode, getOperationAST, type GraphQLSchema } from 'graphql';
import { AppError } from '../../../lib/errors.js';
import { Estimate } from './estimate.js';

/** What an operation could answer at most, and where most of it is. */
export interface Price {
  /** Values that the answer may have, by the formula in docs/graph.md. */
  values: number;
  /** The innermost field that has at least half of them, as a path of answer names; null when no field has. */
  dearest: { path: string; values: number } | null;
}

type Variables = Readonly<Record<string, unknown>>;

/** The prices of one operation of a document: one for each combination of page sizes. */
interface Known {
  /** Names of the variables that are page sizes, or lists whose length counts. */
  sizes: readonly string[];
  prices: Map<string, Price>;
}

/** Combinations that are kept. */
const MAX_KNOWN = 50;

const documents = new WeakMap<DocumentNode, Map<string, Known>>();

/**
 * The price of a valid operation with these variables; worked out once for each combination of page sizes. Null when
 * there is no such operation.
 */
export function priceOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables = {},
  operationName?: string | null,
): Price | null {
  const operations = documents.get(document) ?? new Map<string, Known>();
  documents.set(document, operations);
  const known = operations.get(operationName ?? '');
  const found = known?.prices.get(keyOf(known.sizes, variables));
  if (found) return found;
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const estimate = new Estimate(schema, document, operation, variables);
  const price = { values: estimate.values(), dearest: estimate.dearest() };
  const { sizes, prices } = known ?? { sizes: [...estimate.sizes], prices: new Map<string, Price>() };
  if (!known) operations.set(operationName ?? '', { sizes, prices });
  if (prices.size < MAX_KNOWN) prices.set(keyOf(sizes, variables), price);
  return price;
}

/** Why an operation is refused, or null: its answer could have too many values. */
export function tooExpensive(price: Price | null, limit: number): AppError | null {
  if (!price || price.values <= limit) return null;
  const { values, dearest } = price;
  const where = dearest ? ` ${dearest.values} of them are in ${dearest.path}.` : '';
  return new AppError(
    'QUERY_TOO_EXPENSIVE',
    `The answer could have ${values} values; at most ${limit} are allowed.${where} Ask for smaller pages, or for less of it.`,
    {
      details: { estimate: values, limit, field: dearest?.path ?? null, fieldEstimate: dearest?.values ?? null },
    },
  );
}

/** What of a variable's value tells prices apart, as `Estimate` reads it: no two values of one mark have two prices. */
function sizeIn(value: unknown): string {
  if (Array.isArray(value)) return `list ${value.length}`;
  if (Number.isInteger(value)) return `size ${value as number}`;
  return value === undefined || value === null ? String(value) : 'neither';
}

function keyOf(sizes: readonly string[], variables: Variables): string {
  if (sizes.length === 0) return '';
  return sizes.map((name) => sizeIn(variables[name])).join();
}

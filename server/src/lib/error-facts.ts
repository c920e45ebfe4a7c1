import { sqlState } from '../database/transaction.js';

/** What of an error may be written down. */
export interface ErrorFacts {
  type: string;
  message: string;
  /** PostgreSQL's five characters, or node's name of a failed system call. */
  code?: string;
  /** What in the database refused; names of the schema, never values of a row. */
  schema?: string;
  table?: string;
  column?: string;
  constraint?: string;
  /** Where it was thrown: file and line of each call. */
  stack?: string[];
  cause?: ErrorFacts;
  /** The first ones of several. */
  errors?: ErrorFacts[];
}

const NAMES = ['schema', 'table', 'column', 'constraint'] as const;
/** How many causes of causes are told. */
const DEPTH = 4;
const MOST_ERRORS = 5;
/** Data exceptions and what a procedure raises: PostgreSQL quotes the value at fault in the message. */
const QUOTES_VALUES = /^(22|P0)[0-9A-Z]{3}$/;

/**
 * What a log, a console or a report may hold of an error: these fields and no other. Errors of the database carry the
 * whole statement with its parameters (hashes of passwords, digests of sessions, tokens), the row at fault (`detail`,
 * `where`), and the connection with its password.
 */
export function errorFacts(error: unknown, depth = DEPTH): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: 'what was thrown is no error' };
  const { driverError, originalError, cause, errors } = error as {
    driverError?: unknown;
    originalError?: unknown;
    cause?: unknown;
    errors?: unknown;
  };
  const within = [cause, originalError].find((inner) => inner instanceof Error && inner !== error);
  const source = (driverError instanceof Error ? driverError : error) as Error & Record<string, unknown>;
  const facts: ErrorFacts = { type: error.constructor.name, message: messageOf(source) };
  const code = typeof source.code === 'string' ? source.code : sqlState(error);
  if (code !== undefined) facts.code = code;
  for (const name of NAMES) if (typeof source[name] === 'string') facts[name] = source[name];
  const stack = framesOf(error);
  if (stack.length > 0) facts.stack = stack;
  if (depth > 1 && within !== undefined) facts.cause = errorFacts(within, depth - 1);
  if (depth > 1 && Array.isArray(errors))
    facts.errors = errors.slice(0, MOST_ERRORS).map((inner) => errorFacts(inner, depth - 1));
  return facts;
}

/** The same as lines of text, for standard error. */
export function describeError(error: unknown): string {
  return textOf(errorFacts(error));
}

function textOf({ type, message, code, stack = [], cause, errors = [], ...names }: ErrorFacts): string {
  const extras = Object.entries({ code, ...names }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${value}`],
  );
  const lines = [
    `${type}: ${message}${extras.length > 0 ? ` (${extras.join(', ')})` : ''}`,
    ...stack.map((frame) => `    ${frame}`),
  ];
  if (cause) lines.push(`caused by ${textOf(cause)}`);
  return [...lines, ...errors.map((inner) => `with ${textOf(inner)}`)].join('\n');
}

function messageOf(error: Error): string {
  if (!QUOTES_VALUES.test(sqlState(error) ?? '')) return error.message;
  const quote = error.message.indexOf('"');
  return quote < 0 ? error.message : `${error.message.slice(0, quote)}…`;
}

/** The stack without its head, which repeats the message. */
function framesOf({ stack = '' }: Error): string[] {
  return stack.split('\n').flatMap((line) => (/^ {4}at /.test(line) ? [line.trim()] : []));
}

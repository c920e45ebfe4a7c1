import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { refusalWords } from './refusal-words';

/** One wrong field, named as the input names it. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** Why a call to the server failed. */
export interface Failure {
  /** The server's code, or null when no answer came. */
  code: string | null;
  /** The server's words for people; null when no answer came. */
  message: string | null;
  /** Wrong fields, all of them. */
  problems: readonly FieldProblem[];
}

/** Thrown by a form's save that finds something wrong itself: it is said as the server's complaints are. */
export class WrongFields extends Error {
  constructor(readonly problems: readonly FieldProblem[]) {
    super(problems.map(({ message }) => message).join(' '));
  }
}

/** With these codes the server has done nothing for now, or may have; null: there was no answer. */
export const PASSING: ReadonlySet<string | null> = new Set([null, 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE']);

/** What the server said about a failed call, or the form itself. */
export function failureOf(error: unknown): Failure {
  if (error instanceof WrongFields) return { code: null, message: error.message, problems: error.problems };
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  if (!first) return { code: null, message: null, problems: [] };
  const { code, errors, details } = (first.extensions ?? {}) as {
    code?: string;
    errors?: FieldProblem[];
    details?: { field?: string };
  };
  // A conflict names the one field that is taken.
  const taken = details?.field === undefined ? [] : [{ field: details.field, message: first.message }];
  return { code: code ?? null, message: refusalWords(code, first.message), problems: errors ?? taken };
}

/** The server's message of a failed call, or `fallback` when it gave none. */
export function messageOf(error: unknown, fallback: string): string {
  return failureOf(error).message ?? fallback;
}

/** Whether the screen shows what is not so any more: somebody else changed the thing, or took it away. */
export function isOutdated(error: unknown): boolean {
  return isConflict(error) || failureOf(error).code === 'NOT_FOUND';
}

/** Whether somebody else changed the thing meanwhile. */
export function isConflict(error: unknown): boolean {
  const { code, problems } = failureOf(error);
  return code === 'CONFLICT' && problems.length === 0;
}

import { AppError } from '../../../lib/errors.js';

/** What JavaScript says when it has followed something further than it can. */
const OVERFLOW = /Maximum call stack size exceeded/;

/**
 * A request that goes deeper than anybody could follow it is refused as that, whoever was the first to fall; null for
 * every other error.
 */
export function tooDeep(error: unknown): AppError | null {
  if (!(error instanceof Error) || !OVERFLOW.test(error.message)) return null;
  return new AppError('BAD_USER_INPUT', 'The request is nested too deeply.');
}

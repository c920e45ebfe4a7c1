import { ERROR_STATUS } from '../lib/errors.js';
import type { TestResponse } from './http-client.js';

/**
 * Throws for an error with a code that is not declared, or without the id of its request, which the header says, too; a
 * replayed answer has that of the first one.
 */
export function checkError(
  { code, requestId }: { code?: unknown; requestId?: unknown },
  headers: TestResponse['headers'],
): void {
  if (typeof code !== 'string' || !Object.hasOwn(ERROR_STATUS, code))
    throw new Error(`the error code ${String(code)} is not declared`);
  const expected = headers['x-request-id'];
  if (typeof requestId !== 'string' || (requestId !== expected && headers['idempotency-replayed'] === undefined)) {
    throw new Error(`the error has the request id ${String(requestId)}, and the header ${String(expected)}`);
  }
}

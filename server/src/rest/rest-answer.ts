import type { Answer } from '../http/answer.js';
import type { Failure } from '../http/failure.js';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

/** A documented answer. What has a version gets it as its tag, which a change sends back as If-Match. */
export function restAnswer(body: unknown): Answer {
  const version = (body as { version?: unknown } | null)?.version;
  const headers = { ...JSON_HEADERS, ...(typeof version === 'number' && { etag: `"${version}"` }) };
  return { status: 200, headers, body: Buffer.from(JSON.stringify(body)) };
}

/**
 * An error as REST tells it: `{ message, code }`, and for input `errors: [{ field, message }]`.
 * @param documented the endpoint's message for a failure that has no words of its own
 */
export function restFailure(
  { status, message: told, code, errors, details, requestId }: Failure,
  documented?: string,
): Answer {
  const message = status >= 500 ? (documented ?? told) : told;
  const retryAfter = details?.['retryAfterSeconds'];
  const headers = { ...JSON_HEADERS, ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) };
  const body = {
    message,
    code,
    ...(errors && { errors }),
    ...(details && { details }),
    ...(requestId !== undefined && { requestId }),
  };
  return { status, headers, body: Buffer.from(JSON.stringify(body)) };
}

import type { TransportResponse } from '../http/response.js';
import type { Failure } from '../http/failure.js';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

/** A documented answer. What has a version gets it as its tag, which a change sends back as If-Match. */
export function restAnswer(body: unknown): TransportResponse {
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
): TransportResponse {
  const message = code === 'INTERNAL_SERVER_ERROR' ? (documented ?? told) : told;
  const body = {
    message,
    code,
    ...(errors && { errors }),
    ...(details && { details }),
    ...(requestId !== undefined && { requestId }),
  };
  return { status, headers: JSON_HEADERS, body: Buffer.from(JSON.stringify(body)) };
}

import type { Caller, TestApp } from './app.js';
import { checkError } from './check-error.js';
import { checkDocumented } from './documented-errors.js';
import type { TestResponse } from './http-client.js';

/** An answer of the REST adapter. */
export interface RestResponse<Body = unknown> {
  status: number;
  headers: TestResponse['headers'];
  body: Body;
}

/** What a call has beside method and path. */
export interface RestOptions {
  as?: Caller;
  host?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
}

/**
 * Calls an endpoint: `rest(app, 'GET /api/gamesv2?slug=nba')`. An error has to be a documented one; its request id,
 * which differs each time, is checked and left out.
 */
export async function rest<Body = unknown>(
  app: TestApp,
  call: string,
  { json, headers, ...options }: RestOptions = {},
): Promise<RestResponse<Body>> {
  const [method = '', path = ''] = call.split(' ');
  const {
    status,
    headers: answered,
    text,
  } = await app.request({
    ...options,
    method,
    path,
    headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  const answer = (text === '' ? undefined : JSON.parse(text)) as Record<string, unknown> | undefined;
  if (status < 400) return { status, headers: answered, body: answer as Body };
  checkDocumented(call, status);
  const { requestId, ...told } = answer ?? {};
  checkError({ ...told, requestId }, answered);
  return { status, headers: answered, body: told as Body };
}

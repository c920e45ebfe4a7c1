import type { Caller, TestApp } from './app.js';
import type { TestResponse } from './http-client.js';

/** An answer of the REST door. */
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

/** Calls an endpoint: `rest(app, 'GET /api/gamesv2?slug=nba')`. */
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
  return { status, headers: answered, body: (text === '' ? undefined : JSON.parse(text)) as Body };
}

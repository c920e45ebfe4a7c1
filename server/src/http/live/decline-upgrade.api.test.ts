import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization } from '../../testing/factories.js';
import { sendRequest } from '../../testing/http-client.js';
import { HTTP_LIMITS } from '../security/http-limits.js';

const ASKING = {
  host: 'localhost',
  connection: 'Upgrade, HTTP2-Settings',
  upgrade: 'h2c',
  'http2-settings': 'AAMAAABk',
};
const HEAD = Object.entries(ASKING).map(([name, value]) => `${name}: ${value}\r\n`);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ httpLimits: { ...HTTP_LIMITS, headersMs: 200, requestMs: 300, checkEveryMs: 50 } });
});
afterAll(() => app.close());

/** What comes back until the connection is closed. */
function raw(...parts: string[]): Promise<string> {
  return new Promise((resolve) => {
    let all = '';
    const socket = connect(app.port, '127.0.0.1')
      .on('error', () => undefined)
      .on('data', (data) => (all += data.toString()))
      .on('close', () => resolve(all));
    for (const part of parts) socket.write(part);
  });
}

const statuses = (text: string): string[] => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status!);

test('who asks for HTTP/2 is answered by HTTP/1.1', async () => {
  expect((await sendRequest(app.port, { path: '/healthz', headers: ASKING })).status).toBe(200);
});

test.each([
  ['at once', (body: string) => ({ body, headers: { 'content-length': String(Buffer.byteLength(body)) } })],
  ['in chunks', (body: string) => ({ body, headers: { 'transfer-encoding': 'chunked' } })],
])('with a body that comes %s', async (_how, made) => {
  const { id, name } = await createOrganization(app.manager, { name: 'Liga de Baloncesto Ñ' });
  const query = `{ organization { name } } # ${'x'.repeat(50_000)}`;
  const { body, headers } = made(JSON.stringify({ query }));
  const { status, text } = await sendRequest(app.port, {
    method: 'POST',
    path: `/graphql?organization=${id}`,
    headers: { ...ASKING, ...headers, 'content-type': 'application/json' },
    body,
  });
  expect([status, text]).toEqual([200, JSON.stringify({ data: { organization: { name } } })]);
});

test('what was sent after it is answered, too', async () => {
  const text = await raw(
    `GET /healthz HTTP/1.1\r\n${HEAD.join('')}\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  expect(statuses(text)).toEqual(['200', '200']);
});

test('other options of the connection hold', async () => {
  const head = HEAD.map((line) => line.replace('Upgrade, ', 'close, Upgrade, '));
  expect(await raw(`GET /healthz HTTP/1.1\r\n${head.join('')}\r\n`)).toMatch(/^connection: close/im);
});

test('a body that does not come is not waited for longer than any other', async () => {
  const length = 'Content-Type: application/json\r\nContent-Length: 100\r\n';
  expect(statuses(await raw(`POST /graphql HTTP/1.1\r\n${HEAD.join('')}${length}\r\n{"query"`))).toEqual(['408']);
});

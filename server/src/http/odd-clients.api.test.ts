import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listenOn } from '../app.js';
import { createLog } from '../lib/log.js';
import { restRouter } from '../rest/router.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createOrganization, createUser } from '../testing/factories.js';
import { handleRequest } from './handle-request.js';
import type { RouterFactory } from './express-app.js';
import { describeFailure } from './failure.js';
import { HTTP_LIMITS } from './security/http-limits.js';
import { closeIdleConnections } from './security/idle-connections.js';
import { readBody } from './read-body.js';

const LARGE = 64 * 1024 * 1024;

/** Answers with more than the buffers between two programs hold. */
const large: RouterFactory = (parts) => (req, res, next) => {
  if (req.path !== '/large') return next();
  const produce = async () => ({
    cacheable: false,
    answer: { status: 200, headers: { 'content-type': 'text/plain' }, body: Buffer.alloc(LARGE) },
  });
  void handleRequest(parts, req, res, {
    transport: 'page',
    key: null,
    produce,
    fail: () => ({ status: 500, headers: {}, body: Buffer.alloc(0) }),
  });
};

let app: TestApp;
let logged = '';
beforeAll(async () => {
  const log = createLog('info', { write: (line: string) => void (logged += line) });
  const httpLimits = {
    ...HTTP_LIMITS,
    headersMs: 300,
    checkEveryMs: 50,
    reading: { leastMs: 300, perKilobyteMs: 0, lookEveryMs: 50 },
  };
  app = await startTestApp({ routers: [large, restRouter], log, httpLimits });
});
afterAll(() => app.close());

function open(text: string): Socket {
  const socket = connect(app.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(text);
  return socket;
}

/** Everything that comes back until the connection is closed. */
function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    let all = '';
    open(text)
      .on('data', (data: Buffer) => (all += data.toString()))
      .on('close', () => resolve(all));
  });
}

/** Status, and the body as JSON. */
async function answerTo(
  text: string,
): Promise<[status: number, body: Record<string, unknown>, id: string | undefined]> {
  const [head = '', body = ''] = (await raw(text)).split('\r\n\r\n');
  return [
    Number(head.split(' ')[1]),
    JSON.parse(body.replace(/^[0-9a-f]+\r\n|\r\n0$/g, '')) as Record<string, unknown>,
    /^x-request-id: (.*)$/im.exec(head)?.[1],
  ];
}

const CLOSE = 'Connection: close\r\n\r\n';

test('a connection on which nothing is asked is kept longer than proxies keep theirs', async () => {
  const { headers } = await fetch(`${app.url}/healthz`);
  expect([headers.get('connection'), headers.get('keep-alive')]).toEqual(['keep-alive', 'timeout=75']);
});

describe('a connection on which nothing is asked for too long', () => {
  const ASK = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  let server: Server;
  beforeAll(async () => {
    server = createServer({ keepAliveTimeout: 1 }, (_req, res) => res.end('here'));
    closeIdleConnections(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  /** What comes back when `atTheEnd` is done at the moment at which the connection has been idle for too long. */
  async function answersTo(atTheEnd: (socket: Socket) => void): Promise<number> {
    let all = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    // Before the server's own.
    server.prependOnceListener('timeout', () => atTheEnd(socket));
    socket.on('data', (data: Buffer) => (all += data.toString()));
    socket.write(ASK);
    await once(socket, 'close');
    return all.split('here').length - 1;
  }

  test('is closed', async () => {
    expect(await answersTo(() => undefined)).toBe(1);
  });

  test('is not, when its next request is there already, only not read', async () => {
    expect(await answersTo((socket) => socket.write(ASK))).toBe(2);
  });
});

describe('a request that cannot be understood is refused with a message and an id', () => {
  test.each([
    [
      'an address that is too long',
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n${CLOSE}`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    [
      'headers that are too long',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(20_000)}\r\n${CLOSE}`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    ['no HTTP', `nonsense\r\n\r\n`, 400, 'BAD_USER_INPUT'],
    [
      'two Host headers',
      `GET /healthz HTTP/1.1\r\nHost: localhost\r\nhost: other.example\r\n${CLOSE}`,
      400,
      'BAD_USER_INPUT',
    ],
    ['no Host header', `GET /healthz HTTP/1.1\r\n${CLOSE}`, 400, 'BAD_USER_INPUT'],
    ['an address that is none', `GET ftp://localhost/ HTTP/1.1\r\nHost: localhost\r\n${CLOSE}`, 400, 'BAD_USER_INPUT'],
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: localhost\r\n', 408, 'REQUEST_TIMEOUT'],
  ])('%s', async (_what, text, status, code) => {
    const [answered, body, id] = await answerTo(text);
    expect([answered, body]).toEqual([status, { code, message: expect.stringMatching(/^[A-Z].*\.$/), requestId: id }]);
    expect(id).toMatch(/^[\w.-]{8,64}$/);
  });
});

test('of a target that is a whole address the host counts', async () => {
  const { slug } = await createOrganization(app.manager, { domains: ['absolute.example'] });
  const query = encodeURIComponent('{ organization { slug } }');
  const [status, body] = await answerTo(
    `GET http://absolute.example/graphql?query=${query} HTTP/1.1\r\nHost: localhost\r\n${CLOSE}`,
  );
  expect([status, body]).toEqual([200, { data: { organization: { slug } } }]);
  const metrics = await raw(`GET http://absolute.example/metrics HTTP/1.1\r\nHost: localhost\r\n${CLOSE}`);
  expect(metrics).toMatch(/^HTTP\/1\.1 404 /);
});

test('metrics are on the platform’s host alone', async () => {
  const statuses = await Promise.all(
    ['localhost', 'league.example', '127.0.0.1'].map(
      async (host) => (await app.request({ path: '/metrics', host })).status,
    ),
  );
  expect(statuses).toEqual([200, 404, 404]);
});

test('whoever takes an answer too slowly is cut off', async () => {
  const reader = open(`GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  reader.pause();
  await expect.poll(() => logged, { timeout: 60_000 }).toMatch(/"path":"\/large".*"finished":false/);
  reader.destroy();
});

test('an answer that comes before all files have been sent holds up nothing that follows', async () => {
  const part = (name: string, value: object): string =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${JSON.stringify(value)}\r\n`;
  const query = 'mutation ($logo: Upload) { createOrganization(input: { name: "A", slug: "a", logo: $logo }) { id } }';
  const head = `${part('operations', { query, variables: { logo: null } })}${part('map', { 0: ['variables.logo'] })}--x\r\nContent-Disposition: form-data; name="0"; filename="a.png"\r\n\r\n`;
  const file = 'a'.repeat(4 * 1024 * 1024);
  const foot = '\r\n--x--\r\n';
  const socket = open(
    `POST /graphql HTTP/1.1\r\nHost: localhost\r\nApollo-Require-Preflight: 1\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
      `Content-Length: ${head.length + file.length + foot.length}\r\n\r\n${head}${file.slice(0, 1_000)}`,
  );
  let all = '';
  const ended = new Promise((resolve) =>
    socket.on('data', (data: Buffer) => (all += data.toString())).on('close', resolve),
  );
  await expect.poll(() => all).toMatch(/^HTTP\/1\.1 200 [^]*UNAUTHENTICATED/);
  socket.write(`${file.slice(1_000)}${foot}GET /healthz HTTP/1.1\r\nHost: localhost\r\n${CLOSE}`);
  await ended;
  expect(all.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
});

test('bodies that come with their head, in pieces after it, or not at all are read on one connection', async () => {
  const socket = open('');
  let all = '';
  const ended = new Promise((resolve) =>
    socket.on('data', (data: Buffer) => (all += data.toString())).on('close', resolve),
  );
  const answers = (): string[] => all.match(/\{"data".*?\}\}|BAD_REQUEST/g) ?? [];
  const body = '{"query":"{ __typename }"}';
  const head = (length: number, more = ''): string =>
    `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`;
  socket.write(head(body.length) + body + head(body.length) + body);
  await expect.poll(answers).toHaveLength(2);
  socket.write(head(body.length) + body.slice(0, 9));
  await delay(20);
  socket.write(body.slice(9) + head(0));
  await expect.poll(answers).toHaveLength(4);
  socket.write(head(body.length, 'Connection: close\r\n') + body);
  await ended;
  const data = '{"data":{"__typename":"Query"}}';
  expect(answers()).toEqual([data, data, data, 'BAD_REQUEST', data]);
});

test('a body that does not arrive is not waited for', async () => {
  const request = Object.assign(new PassThrough(), { headers: {} }) as unknown as Parameters<typeof readBody>[0];
  await expect(readBody(request, 100, 1)).rejects.toThrow('The request body did not arrive in time.');
});

test('no clock is started for a body whose request has ended before', async () => {
  const starts = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => starts.mockRestore());
  const request = Object.assign(new PassThrough(), { headers: {} }) as unknown as Parameters<typeof readBody>[0];
  const reading = readBody(request, 100, 23_456);
  request.emit('aborted');
  await expect(reading).rejects.toThrow('The request ended before its body did.');
  await new Promise(setImmediate);
  expect(starts.mock.calls.map(([, milliseconds]) => milliseconds)).not.toContain(23_456);
});

test('no clock is started for a body that comes in one piece with its head, and one for a body that comes later', async () => {
  const starts = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => starts.mockRestore());
  const started = (): unknown[] => starts.mock.calls.map(([, milliseconds]) => milliseconds);
  const server = createServer((req, res) => {
    void readBody(req, 100, 12_345).then((body) => res.end(body));
  });
  const socket = connect(await listenOn(server, 0, '127.0.0.1'), '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  let all = '';
  socket.on('data', (data: Buffer) => (all += data.toString()));
  const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n';
  socket.write(`${head}first`);
  await expect.poll(() => all).toContain('first');
  expect(started()).not.toContain(12_345);
  socket.write(`${head}sec`);
  await expect.poll(started).toContain(12_345);
  socket.write('nd');
  await expect.poll(() => all).toContain('secnd');
});

describe('a body in another character set than UTF-8 is refused', () => {
  const body = JSON.stringify({ query: '{ __typename }' });
  test.each(['/graphql', '/api/teams', '/api/businesses'])('%s', async (path) => {
    const refused = await app.request({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json; charset=iso-8859-1' },
      body,
    });
    expect([refused.status, refused.text]).toEqual([415, expect.stringContaining('"UNSUPPORTED_MEDIA_TYPE"')]);
    expect(refused.text).toContain('must be in UTF-8, not in iso-8859-1.');
  });

  test.each(['utf-8', 'UTF-8', '"utf-8"', 'utf8'])('%s is not', async (charset) => {
    const { status } = await app.request({
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': `application/json; charset=${charset}` },
      body,
    });
    expect(status).toBe(200);
  });

  test('nor as a form', async () => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=b; charset=utf-16',
      'apollo-require-preflight': '1',
    };
    expect((await app.request({ method: 'POST', path: '/graphql', headers, body: '--b--\r\n' })).status).toBe(415);
  });
});

describe('the site that a call comes from is told apart by its scheme, too', () => {
  const send = (origin: string) =>
    app.request({
      method: 'POST',
      path: '/graphql',
      host: 'localhost:4000',
      headers: { 'content-type': 'application/json', origin },
      body: '{"query":"mutation { __typename }"}',
    });
  test.each([
    ['http://localhost:4000', 200],
    ['HTTP://LOCALHOST:4000', 200],
    ['https://localhost:4000', 403],
    ['http://localhost:4001', 403],
    ['http://localhost', 403],
    ['null', 403],
  ])('%s: %i', async (origin, status) => {
    expect((await send(origin)).status).toBe(status);
  });

  test('a missing TRUST_PROXY is named', async () => {
    expect((await send('https://localhost:4000')).text).toContain('TRUST_PROXY');
    expect((await send('http://localhost:4001')).text).not.toContain('TRUST_PROXY');
  });
});

describe('nothing says that it has followed a request too far', () => {
  const lists = '['.repeat(45_000) + ']'.repeat(45_000);
  const cycle = '{ organizations { ...A } } fragment A on Organization { ...B } fragment B on Organization { ...A }';
  const unfolding = Array.from(
    { length: 300 },
    (_, index) => `fragment F${index} on Organization { ...F${index + 1} }`,
  ).join(' ');
  const create = 'mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id } }';
  test.each([
    ['a cycle of fragments', JSON.stringify({ query: cycle })],
    [
      'many fragments in one another',
      JSON.stringify({ query: `{ organizations { ...F0 } } ${unfolding} fragment F300 on Organization { id }` }),
    ],
    ['many levels of fields', JSON.stringify({ query: '{ a'.repeat(660) + '}'.repeat(660) })],
    [
      'many levels of inline fragments',
      JSON.stringify({ query: `{ organizations ${'{ ... '.repeat(480)}{ id }${'}'.repeat(480)} }` }),
    ],
    [
      'a deep value in the text',
      JSON.stringify({ query: `mutation { createTeam(input: ${'['.repeat(900)}${']'.repeat(900)}) { id } }` }),
    ],
    [
      'a deep type in the text',
      JSON.stringify({ query: `query ($a: ${'['.repeat(900)}Int${']'.repeat(900)}) { __typename }` }),
    ],
    ['deep variables', `{"query":${JSON.stringify(create)},"variables":{"input":${lists}}}`],
    ['a deep name', `{"query":${JSON.stringify(create)},"variables":{"input":{"name":${lists}}}}`],
    ['deep extensions', `{"query":"{ __typename }","extensions":${lists}}`],
    ['nothing but depth', lists],
  ])('%s', async (_what, body) => {
    const staff = await app.signInAs(await createUser(app.manager, (await createOrganization(app.manager)).id));
    for (const as of [{}, staff]) {
      const { status, text } = await app.request({
        method: 'POST',
        path: '/graphql',
        as,
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect([status < 500, /call stack|INTERNAL/.test(text)]).toEqual([true, false]);
    }
  });

  test('nor by GET', async () => {
    const variables = '['.repeat(5_000) + ']'.repeat(5_000);
    const { status, text } = await app.request({
      path: `/graphql?query=${encodeURIComponent('query ($a: Int) { __typename }')}&variables=${encodeURIComponent(`{"a":`)}${variables}}`,
    });
    expect([status < 500, /call stack|INTERNAL/.test(text)]).toEqual([true, false]);
  });
});

test('a full disk is said in words', async () => {
  const error: unknown = await writeFile('/dev/full', 'x').catch((failure: unknown) => failure);
  const log = { error: () => undefined };
  for (const full of [
    error,
    new Error('could not store', { cause: error }),
    Object.assign(new Error('could not extend file'), { code: '53100' }),
  ]) {
    expect(describeFailure(full, 'id', log)).toEqual({
      status: 507,
      code: 'INSUFFICIENT_STORAGE',
      message: 'The disk of the server is full: nothing was stored. Whoever runs it has to make room.',
      requestId: 'id',
    });
  }
});

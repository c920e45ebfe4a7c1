import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invalidInput, notFound } from '../lib/errors.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createOrganization, createUser } from '../testing/factories.js';
import type { CacheableResponse } from './response.js';
import type { RequestContext } from '../context/request-context.js';
import { handleRequest, type TransportRequest } from './handle-request.js';
import type { RouterFactory } from './express-app.js';
import type { Failure } from './failure.js';

let app: TestApp;
/** What the transport under test does with a request; set by each test. */
let produce: (ctx: RequestContext) => Promise<CacheableResponse>;
let request: Partial<TransportRequest>;

const text = (body: string, cacheable = true): CacheableResponse => ({
  cacheable,
  answer: { status: 200, headers: { 'content-type': 'text/plain' }, body: Buffer.from(body) },
});
const fail = (failure: Failure) => ({
  status: failure.status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(failure)),
});

const router: RouterFactory = (parts) => (req, res) =>
  handleRequest(parts, req, res, { transport: 'page', key: req.url, produce, fail, ...request });

beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true, routers: [router] });
});
afterAll(() => app.close());
beforeEach(() => {
  request = {};
});

let pages = 0;
const newPath = (): string => `/page-${(pages += 1)}`;

describe('any transport', () => {
  test('keeps an answer and sends it again', async () => {
    let made = 0;
    produce = async () => text(`made ${(made += 1)}`);
    const path = newPath();
    expect([(await app.request({ path })).text, (await app.request({ path })).text]).toEqual(['made 1', 'made 1']);
    expect((await app.request({ path: newPath() })).text).toBe('made 2');
  });

  test('answers HEAD with the head alone', async () => {
    produce = async () => text('four');
    const { text: body, headers } = await app.request({ method: 'HEAD', path: newPath() });
    expect([body, headers['content-length']]).toEqual(['', '4']);
  });

  test('gives signed-in callers their own, and nobody else', async () => {
    produce = async ({ actor }) => text(actor?.username ?? 'visitor');
    const user = await createUser(app.manager, (await createOrganization(app.manager)).id);
    const as = await app.signInAs(user);
    const path = newPath();
    const own = await app.request({ path, as });
    expect([own.text, own.headers['cache-control']]).toEqual([user.username, 'private, no-store']);
    expect((await app.request({ path })).text).toBe('visitor');
    expect((await app.request({ path, as })).text).toBe(user.username);
  });

  test('takes a session that is over for none', async () => {
    produce = async ({ actor }) => text(actor?.username ?? 'visitor');
    expect((await app.request({ path: newPath(), as: { cookie: 'session=nonsense' } })).text).toBe('visitor');
  });

  test('knows the tenant that the request names', async () => {
    const { slug } = await createOrganization(app.manager);
    request = { names: { slug } };
    produce = async ({ tenant }) => text(tenant?.slug ?? 'none');
    expect((await app.request({ path: newPath() })).text).toBe(slug);
  });

  test('sets cookies with what has no key', async () => {
    request = { key: null };
    produce = async (ctx) => {
      ctx.outgoingCookies.push(
        { name: 'session', value: 'abc', expiresAt: null },
        { name: 'XSRF-TOKEN', value: null, expiresAt: null },
      );
      return text('hello');
    };
    const { headers } = await app.request({ path: newPath(), method: 'POST' });
    expect(headers['set-cookie']).toEqual([
      'session=abc; Path=/; SameSite=Lax; HttpOnly',
      'XSRF-TOKEN=; Path=/; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
    ]);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test.each([
    [
      () => invalidInput({ field: 'name', message: 'name is required.' }),
      {
        status: 400,
        code: 'BAD_USER_INPUT',
        message: 'name is required.',
        errors: [{ field: 'name', message: 'name is required.' }],
        requestId: expect.any(String),
      },
    ],
    [
      () => notFound('Game'),
      { status: 404, code: 'NOT_FOUND', message: 'Game not found.', requestId: expect.any(String) },
    ],
    [
      () => new Error('secret'),
      {
        status: 500,
        code: 'INTERNAL_SERVER_ERROR',
        message: 'Something went wrong on our side.',
        requestId: expect.any(String),
      },
    ],
  ])('tells an error in its own form, %#', async (error, failure) => {
    produce = () => Promise.reject(error());
    const { status, text: body, headers } = await app.request({ path: newPath() });
    expect([status, JSON.parse(body)]).toEqual([failure.status, failure]);
    expect(headers['cache-control']).toBe('private, no-store');
  });
});

test('closing lets a request under way finish, and takes no more', async () => {
  const short = await startTestApp({ routers: [router] });
  let finish!: (made: CacheableResponse) => void;
  const begun = new Promise<void>((begin) => {
    produce = () => {
      begin();
      return new Promise((resolve) => (finish = resolve));
    };
  });
  const underWay = short.request({ path: newPath() });
  await begun;
  const closed = short.app.close();
  await expect(short.request({ path: '/healthz' })).rejects.toThrow('ECONNREFUSED');
  finish(text('done'));
  expect((await underWay).text).toBe('done');
  await closed;
  await short.close();
});

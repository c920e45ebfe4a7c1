import { parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphSchema } from '../../schema.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { restRouter } from '../router.js';
import { routes } from '../routes.js';
import { BOX_SCORE, DAY_SCORES, LATEST_GAME } from './example.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ routers: [restRouter] });
});
afterAll(() => app.close());

test('the page for developers has every REST path, allows no inline script but its own, and is found in any case', async () => {
  const { status, headers, text } = await app.request({ path: '/developers', headers: { accept: 'text/html' } });
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
  for (const { method, path } of routes) expect(text).toContain(`<code>${method} ${path}</code>`);
  for (const id of ['graphql', 'rest', 'authentication', 'limits', 'errors', 'idempotency', 'caching', 'exports'])
    expect(text).toContain(`<h2 id="${id}">`);
  expect((await app.request({ path: '/Developers/', headers: { accept: 'text/html' } })).status).toBe(200);
  expect((await app.request({ path: '/developers', method: 'POST', body: '{}' })).status).toBe(404);
});

test('its examples name the host that was asked', async () => {
  const { text } = await app.request({
    path: '/developers',
    headers: { accept: 'text/html', host: 'league.example:8443' },
  });
  expect(text.match(/https?:\/\/[a-z.]+:\d+\/[a-z/-]+/g)).toEqual(
    [
      '/graphql',
      '/graphql',
      '/embed',
      '/graphql',
      '/api/auth/login',
      '/api/auth/check-auth',
      '/api/auth/logout',
      '/api/bulk/',
    ].map((path) => `http://league.example:8443${path}`),
  );
  expect(text).not.toContain('%ORIGIN%');
  const evil = await app.request({ path: '/developers', headers: { accept: 'text/html', host: '<b>' } });
  expect(evil.text).toContain('curl http://localhost:4000/graphql');
});

test('the way to the explorer carries the box score along, and the place of the answer is hidden until there is one', async () => {
  const { text } = await app.request({ path: '/developers', headers: { accept: 'text/html' } });
  const href = /<a id="open" href="([^"]+)">/.exec(text)![1]!.replaceAll('&amp;', '&');
  expect(new URL(href, 'http://localhost').searchParams.get('query')).toBe(BOX_SCORE);
  expect(text).toMatch(/<pre id="answer"[^>]* hidden>/);
});

test('its examples are valid operations', () => {
  const schema = graphSchema();
  for (const text of [BOX_SCORE, LATEST_GAME, DAY_SCORES]) expect(validate(schema, parse(text))).toEqual([]);
});

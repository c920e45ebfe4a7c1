import { afterAll, beforeAll, expect, test } from 'vitest';
import { restRouter } from '../rest/router.js';
import { routes } from '../rest/routes.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createOrganization, createUser } from '../testing/factories.js';
import { changeLogFeed } from './change-log-feed.js';
import { changeLogPage } from './change-log-page.js';
import { changeLog, changesPage } from './change-log.js';
import { graphSchema } from '../schema.js';
import type { Release } from '../lib/releases/releases.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ routers: [changeLog, restRouter] });
});
afterAll(() => app.close());

const LOG: Release[] = [
  {
    version: '0.2.0',
    date: '2027-01-15',
    changes: [
      {
        api: 'REST',
        kind: 'added',
        place: 'Team.city',
        text: '"city" is <new>.',
        calls: ['a', 'b', 'c', 'd', 'e', 'f'],
      },
      { api: 'GraphQL', kind: 'deprecated', place: 'Team.title', text: 'Use `Team.name`.', until: '2027-08-01' },
    ],
  },
  { version: '0.1.0', date: '2026-11-23', changes: [] },
];

test('the page tells of each release, what has to be acted on first', () => {
  const going = [{ what: 'Team.title', reason: 'Use `Team.name`.', since: '2027-01-15', until: '2027-08-01' }];
  const { html } = changeLogPage(LOG, going);
  expect(html).toContain('<h2 id="0.2.0">0.2.0</h2>');
  expect(html.indexOf('<h3>Deprecated</h3>')).toBeLessThan(html.indexOf('<h3>New</h3>'));
  expect(html).toContain(
    'Use <code>Team.name</code>. Goes not before <time datetime="2027-08-01">1 August 2027</time>.',
  );
  expect(html).toContain(
    '&quot;city&quot; is &lt;new&gt;. In <code>a</code>, <code>b</code>, <code>c</code>, <code>d</code> and 2 more.',
  );
  expect(html.match(/Team\.title<\/code>/g)).toHaveLength(2);
});

test('the feed has an entry for each release, with what the page says', () => {
  const feed = changeLogFeed(LOG, 'https://league.example');
  expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
  expect(feed.match(/<entry>/g)).toHaveLength(2);
  expect(feed).toContain('<id>https://league.example/developers/changes#0.2.0</id>');
  expect(feed).toContain('<updated>2027-01-15T00:00:00.000Z</updated>');
  expect(feed).toContain('Team.title');
  expect(changeLogFeed([], 'https://league.example')).not.toContain('<entry>');
});

test('the feed is served, and what is deprecated now stands on the page', async () => {
  expect(changesPage(graphSchema()).html).toContain('<code>Mutation.updateTheme</code>');
  const feed = await app.request({ path: '/developers/changes.atom', headers: { host: 'league.example' } });
  expect([feed.status, feed.headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(feed.headers['access-control-allow-origin']).toBe('*');
  expect(feed.text).toContain('http://league.example/developers/changes');
});

test('an answer of the graph that used something deprecated says so, beside its cost where that is asked for', async () => {
  const { id } = await createOrganization(app.manager);
  const owner = await app.signInAs({ id: (await createUser(app.manager, id, { role: 'org_owner' })).id });
  const query = 'mutation { updateTheme(input: { accent: "#123456", expectedVersion: 1 }) { accent } }';
  const ask = async (headers: Record<string, string>): Promise<Record<string, unknown>> => {
    const { text } = await app.request({
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json', ...owner, ...headers },
      body: JSON.stringify({ query }),
    });
    return JSON.parse(text) as Record<string, unknown>;
  };
  const used = { what: 'Mutation.updateTheme', until: '2027-06-01', since: '2026-11-23' };
  expect(await ask({})).toMatchObject({
    data: { updateTheme: { accent: '#123456' } },
    extensions: { deprecations: [used] },
  });
  const told = await ask({ 'query-cost': 'include' });
  expect(told).toMatchObject({ extensions: { deprecations: [used], cost: { estimated: 2 } } });
});

test('a deprecated call of REST says so in its headers, and others do not', async () => {
  const row = routes.find(({ path, method }) => path === '/api/sportsv2' && method === 'GET')!;
  const plain = await app.request({ path: '/api/sportsv2' });
  expect(plain.headers).not.toHaveProperty('sunset');
  Object.assign(row, { deprecated: 'Use the graph. Goes not before 2027-06-01.' });
  try {
    const { status, headers } = await app.request({
      path: '/api/sportsv2',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect([status, headers['sunset']]).toEqual([200, 'Tue, 01 Jun 2027 00:00:00 GMT']);
    expect(headers['link']).toContain('rel="deprecation"');
    expect(headers['access-control-expose-headers']).toContain('sunset');
  } finally {
    Object.assign(row, { deprecated: undefined });
  }
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createLeagueWorld, createOrganization, type LeagueWorld, unique } from '../testing/factories.js';
import { embeds } from './embeds.js';

/** How the test's requests name the server. */
const ORIGIN = 'http://localhost';

let app: TestApp;
let world: LeagueWorld;
const domain = `${unique('embed').toLowerCase()}.example`;
beforeAll(async () => {
  app = await startTestApp({ routers: [embeds] });
  world = await createLeagueWorld(app.manager, { name: 'Ants & "Bees"', domains: [domain] });
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => app.request({ path, headers });
const embed = (kind: string, more = '') => get(`/embed/${kind}?slug=${world.organization.slug}${more}`);
const words = (html: string): string =>
  html
    .replace(/<(style|script|title)>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('an embed', () => {
  test('may be framed by any site, is for everybody, and is light', async () => {
    for (const kind of ['standings', 'schedule', 'leaders']) {
      const { status, headers, text } = await embed(kind);
      expect([kind, status, headers['x-frame-options'], headers['access-control-allow-origin']]).toEqual([
        kind,
        200,
        undefined,
        '*',
      ]);
      expect(headers['content-security-policy']).toMatch(/frame-ancestors \*/);
      expect(headers['content-security-policy']).not.toMatch(/unsafe-inline'.*script|script-src[^;]*unsafe/);
      expect(Buffer.byteLength(text)).toBeLessThan(15_000);
      expect(text).toContain('Ants &amp; &quot;Bees&quot;');
    }
  });

  test('shows the table as the league has it, as many rows as are asked for', async () => {
    const { text } = await embed('standings');
    // By win percentage: Ants 1-0 and Dogs 1-0 before Bees 1-1 and Cats 0-2.
    expect(words(text)).toMatch(
      /1 (Ants|Dogs) 1 0 1\.000 – W1 2 (Ants|Dogs) 1 0 1\.000 – W1 3 Bees 1 1 \.500 0\.5 \w+ 4 Cats 0 2 \.000 1\.5 L2/,
    );
    expect(words((await embed('standings', '&rows=1')).text)).not.toContain('Cats');
  });

  test('shows results and what is to come, of one team or of all', async () => {
    const all = words((await embed('schedule')).text);
    expect(all).toMatch(/Oct 1, 2025, 18:30 Bees at Ants \d+–\d+/);
    const dogs = words((await embed('schedule', `&id=${world.teams.dogs.id}`)).text);
    expect(dogs).toContain('Dogs');
    expect(dogs).not.toContain('Bees at Ants');
  });

  test('shows one game, and leads to its page', async () => {
    const { id } = world.current.games[0]!;
    const { text } = await embed('game', `&id=${id}`);
    expect(words(text)).toMatch(/Bees at Ants .* Bees \d+ Ants \d+ Completed · Oct 1, 2025, 18:30/);
    expect(text).toContain(`href="${ORIGIN}/${world.organization.slug}/games/${id}" target="_top"`);
  });

  test('has the colours that are asked for', async () => {
    expect((await embed('standings', '&theme=dark')).text).toContain(':root{color-scheme:dark;');
    expect((await embed('standings')).text).toContain('@media(prefers-color-scheme:dark)');
  });

  test('of a domain leads to that site', async () => {
    const byDomain = await get(`/embed/standings?domain=${domain}`);
    expect(byDomain.text).toContain(`href="${ORIGIN}/teamList?domain=${domain}"`);
    const onHost = await get('/embed/standings', { host: domain });
    expect(onHost.text).toContain(`href="http://${domain}/teamList"`);
  });

  test.each([
    ['standings', '&theme=pink', 400],
    ['standings', '&rows=0', 400],
    ['standings', '&rows=many', 400],
    ['game', '', 400],
    ['game', '&id=999999', 404],
  ])('%s%s answers %d', async (kind, more, status) => {
    expect((await embed(kind, more)).status).toBe(status);
  });

  test('of another organization’s game shows nothing', async () => {
    const other = await createOrganization(app.manager);
    const { status } = await get(`/embed/game?slug=${other.slug}&id=${world.current.games[0]!.id}`);
    expect(status).toBe(404);
    expect((await get('/embed/standings?slug=nobody')).status).toBe(404);
    expect((await get('/embed/standings')).status).toBe(404);
    expect((await get(`/embed/players?slug=${other.slug}`)).status).toBe(404);
  });
});

describe('oEmbed', () => {
  const card = (url: string, more = '') => get(`/oembed?url=${encodeURIComponent(url)}${more}`);

  test('makes a card of a page’s address', async () => {
    const { slug } = world.organization;
    const { id } = world.current.games[0]!;
    const { status, headers, text } = await card(`${ORIGIN}/${slug}/games/${id}`, '&maxwidth=320');
    expect([status, headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(JSON.parse(text)).toEqual({
      type: 'rich',
      version: '1.0',
      title: 'Bees at Ants',
      provider_name: 'Ants & "Bees"',
      provider_url: ORIGIN,
      width: 320,
      height: 190,
      html: `<iframe src="${ORIGIN}/embed/game?id=${id}&amp;slug=${slug}" title="Bees at Ants" width="320" height="190" style="border:0;max-width:100%" loading="lazy"></iframe>`,
    });
  });

  test.each(['/nobody/games/1', '/', '/x'])('%s is no page that can be shown', async (path) => {
    expect((await card(ORIGIN + path)).status).toBe(404);
  });

  test('knows the own host’s pages alone, and says what a parameter may be', async () => {
    const { slug } = world.organization;
    expect((await card(`https://elsewhere.example/${slug}/schedule`)).status).toBe(404);
    expect((await card('no address')).status).toBe(404);
    const { status, text } = await card(`${ORIGIN}/${slug}/schedule`, '&maxwidth=wide');
    expect([status, JSON.parse(text)]).toEqual([
      400,
      expect.objectContaining({ errors: [{ field: 'maxwidth', message: expect.any(String) }] }),
    ]);
    expect((await card(`${ORIGIN}/${slug}/schedule`, '&format=xml')).status).toBe(400);
  });
});

test('the script is kept for an hour, and asked for by its tag', async () => {
  const { status, headers, text } = await get('/embed.js');
  expect([status, headers['cache-control'], headers['access-control-allow-origin']]).toEqual([
    200,
    'public, max-age=3600',
    '*',
  ]);
  expect(text.length).toBeLessThan(2_000);
  expect((await get('/embed.js', { 'if-none-match': String(headers['etag']) })).status).toBe(304);
});

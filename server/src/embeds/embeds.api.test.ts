import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createGame, createLeagueWorld, createOrganization, type LeagueWorld, unique } from '../testing/factories.js';
import { embeds } from './embeds.js';

/** How the test's requests name the server. */
const ORIGIN = 'http://localhost';

let app: TestApp;
let world: LeagueWorld;
const domain = `${unique('embed').toLowerCase()}.example`;
beforeAll(async () => {
  app = await startTestApp({ routers: [embeds], now: () => new Date('2026-01-05T18:00:00Z') });
  world = await createLeagueWorld(app.manager, { name: 'Ants & "Bees"', domains: [domain] });
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => app.request({ path, headers });
const embed = (kind: string, more = '') => get(`/embed/${kind}?slug=${world.organization.slug}${more}`);
/** Under which keys answers to these paths were looked for in memory. */
async function keysOf(paths: readonly string[]): Promise<Set<string>> {
  const find = vi.spyOn(app.app.parts.responses, 'find');
  for (const path of paths) await get(path);
  const keys = new Set(find.mock.calls.map(([key]) => key));
  find.mockRestore();
  return keys;
}
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
    const spanish = words((await embed('standings', '&lang=es')).text);
    expect(spanish).toMatch(/1 (Ants|Dogs) 1 0 1\.000 – G1 .* 4 Cats 0 2 \.000 1\.5 P2/);
  });

  test('shows results and what is to come, of one team or of all', async () => {
    const all = words((await embed('schedule')).text);
    expect(all).toMatch(/Oct 1, 2025, 6:30 PM Bees at Ants \d+–\d+/);
    const dogs = words((await embed('schedule', `&id=${world.teams.dogs.id}`)).text);
    expect(dogs).toContain('Dogs');
    expect(dogs).not.toContain('Bees at Ants');
  });

  test('says of a result that nobody played for it, or that it does not count', async () => {
    const { id, slug } = await createOrganization(app.manager);
    await createGame(app.manager, id, { date: '2025-11-01', status: 'forfeit', homeScore: 20, awayScore: 0 });
    await createGame(app.manager, id, { date: '2025-11-02', status: 'cancelled', homeScore: 31, awayScore: 28 });
    const shown = words((await get(`/embed/schedule?slug=${slug}`)).text);
    expect(shown).toContain('0–20 Forfeit');
    expect(shown).toContain('28–31 Cancelled');
  });

  test('says between results and what is to come of which games the result is awaited', async () => {
    const { id, slug } = await createOrganization(app.manager);
    await createGame(app.manager, id, { date: '2026-01-02', homeScore: 20, awayScore: 10 });
    await createGame(app.manager, id, { date: '2026-01-03' });
    await createGame(app.manager, id, { date: '2026-01-04', homeScore: 31, awayScore: 28 });
    await createGame(app.manager, id, { date: '2026-01-06' });
    const rows = (await get(`/embed/schedule?slug=${slug}`)).text.split('<tr>').slice(2).map(words);
    expect(rows).toEqual([
      expect.stringMatching(/Jan 2, .* 10–20/),
      expect.stringMatching(/Jan 3, .* Result awaited/),
      expect.stringMatching(/Jan 4, .* 28–31/),
      expect.stringMatching(/Jan 6, /),
    ]);
    expect(rows[3]).not.toContain('awaited');
  });

  test('shows one game, and leads to its page', async () => {
    const { id } = world.current.games[0]!;
    const { text } = await embed('game', `&id=${id}`);
    expect(words(text)).toMatch(/Bees at Ants .* Bees \d+ Ants \d+ Completed · Oct 1, 2025, 6:30 PM/);
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

  test('is of the season that is named, and leads to what it shows', async () => {
    const { league, last, teams } = world;
    const standings = (await embed('standings', `&seasonId=${last.season.id}&leagueId=${league.id}`)).text;
    expect(words(standings)).toMatch(/Standings, 2024-25 .* 1 Ants 1 0 1\.000/);
    expect(standings).toContain(`/teamList?season=${last.season.id}&amp;league=${league.id}" target="_top"`);
    const schedule = (await embed('schedule', `&seasonId=${last.season.id}&id=${teams.ants.id}`)).text;
    expect(words(schedule)).toContain('Nov 5, 2024, 7:00 PM Cats at Ants 10–20');
    expect(words(schedule)).not.toContain('2025');
    expect(schedule).toContain(`/schedule?season=${last.season.id}&amp;team=${teams.ants.id}" target="_top"`);
    expect((await embed('standings', '&seasonId=999999')).status).toBe(404);
    expect((await embed('schedule', '&seasonId=999999')).status).toBe(404);
  });

  test('has as many rows as are asked for, before the first result, too', async () => {
    const organization = await createOrganization(app.manager);
    for (let day = 1; day <= 26; day += 1)
      await createGame(app.manager, organization.id, { date: `2999-01-${String(day).padStart(2, '0')}` });
    const rowsAt = async (more: string): Promise<number> =>
      (await get(`/embed/schedule?slug=${organization.slug}${more}`)).text.split('<tr>').length - 2;
    expect([await rowsAt(''), await rowsAt('&rows=7'), await rowsAt('&rows=50')]).toEqual([10, 7, 26]);
    const leaders = (await embed('leaders', '&rows=1')).text;
    expect(words(leaders)).toMatch(/Points # Player Team Total 1 Cats One Cats 58 Three-Pointers/);
  });

  test('follows a game on its day alone', async () => {
    const { organizationId, teams, current } = world;
    const make = (date: string) =>
      createGame(app.manager, organizationId, {
        seasonLeagueId: current.seasonLeague.id,
        homeTeamId: teams.ants.id,
        awayTeamId: teams.bees.id,
        date,
      });
    const later = await make('2999-01-01');
    const today = await make('2026-01-05');
    expect((await embed('game', `&id=${later.id}`)).text).not.toContain('data-stream');
    expect((await embed('game', `&id=${today.id}`)).text).toContain('data-stream');
  });

  test('of a slug leads to that slug’s pages on any host', async () => {
    const other = await createOrganization(app.manager);
    const { status, text } = await app.request({ path: `/embed/standings?slug=${other.slug}`, host: domain });
    expect([status, text.includes(`href="http://${domain}/youth/${other.slug}/teamList"`)]).toEqual([200, true]);
  });

  test('is kept once however it is written, and not at all where it is none', async () => {
    const path = `/embed/leaders?slug=${world.organization.slug}`;
    const same = [
      '',
      '&rows=3',
      '&rows=3e0',
      '&rows=03',
      '&leagueId=5',
      '&id=7&x=1',
      '&theme=device',
      '&domain=a.example',
    ];
    expect(
      (
        await keysOf([
          ...same.map((more) => path + more),
          path.toUpperCase().replace('/EMBED/LEADERS?SLUG', '/embed/leaders?slug'),
        ])
      ).size,
    ).toBe(1);
    expect(await keysOf([`${path}&rows=x`, '/embed/standings?domain=%25', '/embed/game?slug=nba&id=x'])).toEqual(
      new Set(),
    );
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

  test.each([
    ['standing', '', 'There is no such embed: there are standings, schedule, game, leaders.'],
    ['game', '', 'The game is missing: say which one by its id.'],
    ['standings', '&rows=51', 'Rows are a whole number from 1 to 50.'],
  ])('that is none says why in its frame: %s%s', async (kind, more, message) => {
    const { headers, text } = await embed(kind, more);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors \*/);
    expect(text).toContain(message);
    // No page of the product may stand in the frame.
    expect(text).toContain('<a href="/" target="_top">');
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

  test.each([
    ['a slug', () => `${ORIGIN}/${world.organization.slug}`, '', () => `slug=${world.organization.slug}`],
    [
      'a slug below /youth',
      () => `${ORIGIN}/youth/${world.organization.slug}`,
      '',
      () => `slug=${world.organization.slug}`,
    ],
    ['the domain parameter', () => ORIGIN, `?domain=${domain}`, () => `domain=${domain}`],
    ['its own host', () => `http://${domain}`, '', () => ''],
    [
      'another’s slug on an own host',
      () => `http://${domain}/youth/${world.organization.slug}`,
      '',
      () => `slug=${world.organization.slug}`,
    ],
  ])('knows pages by %s, and shows what they are filtered by', async (_name, site, search, named) => {
    const origin = new URL(site()).origin;
    const of = (path: string) =>
      app.request({ path: `/oembed?url=${encodeURIComponent(site() + path + search)}`, host: new URL(origin).host });
    const { id } = world.current.games[0]!;
    const { status, text } = await of(`/games/${id}`);
    expect([status, text && JSON.parse(text).html]).toEqual([
      200,
      expect.stringContaining(`src="${origin}/embed/game?${[`id=${id}`, named()].filter(Boolean).join('&amp;')}"`),
    ]);
    const season = world.last.season.id;
    const filtered = await of(`/standings${search === '' ? '?' : `${search}&`}season=${season}#`);
    const card = JSON.parse(filtered.text) as { title: string; html: string };
    expect([filtered.status, card.title]).toEqual([200, 'Standings, 2024-25']);
    expect(card.html).toContain(`seasonId=${season}`);
    const frame = /src="([^"]+)"/.exec(card.html)![1]!.replaceAll('&amp;', '&').slice(origin.length);
    expect((await app.request({ path: frame, host: new URL(origin).host })).text).toContain('Standings, 2024-25');
    expect((await of(`/schedule?date=2025-10-01${search.replace('?', '&')}#`)).status).toBe(404);
  });

  test('keeps what an address means, and nothing of one that means nothing', async () => {
    const page = `${ORIGIN}/${world.organization.slug}/schedule`;
    const at = (url: string, more = '') => `/oembed?url=${encodeURIComponent(url)}${more}`;
    const same = [
      at(page),
      at(`${page}?utm=1`),
      at(`${page}#x`),
      at(page, '&maxwidth=600'),
      at(page, '&maxwidth=9e9&x=1'),
    ];
    expect((await keysOf(same)).size).toBe(1);
    expect(await keysOf([at('x'), at(`${ORIGIN}/x/y/z`), at(page, '&maxwidth=wide'), at(`${page}?state=1`)])).toEqual(
      new Set(),
    );
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

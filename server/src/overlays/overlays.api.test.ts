import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameEntity } from '../features/games/game.entity.js';
import { GamePeriodEntity } from '../features/periods/game-period.entity.js';
import { routers } from '../routers.js';
import { startTestApp, type TestApp } from '../testing/app.js';
import {
  createGame,
  createGamePeriods,
  createOrganization,
  createPeriodScores,
  createSeason,
  createTeam,
} from '../testing/factories.js';
import type { TestResponse } from '../testing/http-client.js';

let app: TestApp;
let slug: string;
let organizationId: number;
let teams: { home: number; away: number };
const DOMAIN = 'overlay.example';
beforeAll(async () => {
  app = await startTestApp({ routers });
  ({ slug, id: organizationId } = await createOrganization(app.manager, { name: 'Ants & Co', domains: [DOMAIN] }));
  const [home, away] = await Promise.all(
    ['Golden State Warriors', 'Philadelphia 76ers'].map((name) => createTeam(app.manager, organizationId, { name })),
  );
  teams = { home: home!.id, away: away!.id };
});
afterAll(() => app.close());

const game = (input: Partial<GameEntity>): Promise<GameEntity> =>
  createGame(app.manager, organizationId, {
    homeTeamId: teams.home,
    awayTeamId: teams.away,
    date: '2018-02-02',
    time: '18:30',
    ...input,
  });
const overlay = (id: number, query = '', headers = {}): Promise<TestResponse> =>
  app.request({ path: `/${slug}/games/${id}/overlay${query}`, headers });
const words = ({ text }: TestResponse): string =>
  text
    .replace(/<(style|script|title|h1)>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('before the game it says when it begins, and no score', async () => {
  const { id } = await game({});
  const answer = await overlay(id);
  expect([answer.status, words(answer)]).toEqual([
    200,
    'P7 Philadelphia PHI GSW Golden State GSW Feb 2, 2018, 6:30 PM',
  ]);
  expect(words(await overlay(id, '?lang=es'))).toMatch(/2 feb 2018, 6:30 p\. m\.$/);
  expect(words(await overlay(id, '', { 'accept-language': 'es' }))).toMatch(/p\. m\.$/);
});

test('during the game it has the running score and the latest period in which somebody scored', async () => {
  const begun = await game({ status: 'in_progress' });
  expect(words(await overlay(begun.id))).toBe('P7 Philadelphia PHI 0 GSW Golden State GSW 0 In progress');
  const { id: gameId } = await game({ status: 'in_progress' });
  const periods = await createGamePeriods(app.manager, organizationId, 'basketball');
  const periodIds = ['Q1', 'Q2'].map((name) => periods.get(name)!.id);
  await createPeriodScores(app.manager, organizationId, { gameId, teamId: teams.home, periodIds, scores: [31] });
  await createPeriodScores(app.manager, organizationId, { gameId, teamId: teams.away, periodIds, scores: [28, 9] });
  expect(words(await overlay(gameId))).toBe('P7 Philadelphia PHI 37 GSW Golden State GSW 31 Q2');
});

test('during a game of sets it has the sets that are won, and the points of the one that is played', async () => {
  const season = await createSeason(app.manager, organizationId, { sport: 'volleyball' });
  const { id: gameId } = await game({ status: 'in_progress', seasonId: season.id });
  const periods = await createGamePeriods(app.manager, organizationId, 'volleyball');
  const periodIds = ['Set 1', 'Set 2'].map((name) => periods.get(name)!.id);
  await createPeriodScores(app.manager, organizationId, { gameId, teamId: teams.home, periodIds, scores: [25, 11] });
  await createPeriodScores(app.manager, organizationId, { gameId, teamId: teams.away, periodIds, scores: [23, 14] });
  expect(words(await overlay(gameId))).toBe('P7 Philadelphia PHI 0 GSW Golden State GSW 1 Set 2 · 14–11');
});

test('after extra innings it has their number', async () => {
  const season = await createSeason(app.manager, organizationId, { sport: 'baseball' });
  const { id: gameId } = await game({ status: 'final', seasonId: season.id, homeScore: 1, awayScore: 0 });
  const { sportId, id: first } = (await createGamePeriods(app.manager, organizationId, 'baseball')).get('Inning 1')!;
  const tenth = { organizationId, sportId, name: 'Inning 10', kind: 'overtime', position: 9, hidden: false } as const;
  const { id: last } = await app.manager.save(GamePeriodEntity, tenth);
  const periodIds = [first, last];
  await createPeriodScores(app.manager, organizationId, { gameId, teamId: teams.home, periodIds, scores: [0, 1] });
  expect(words(await overlay(gameId))).toMatch(/GSW Golden State GSW 1 Final\/10$/);
});

test('after the game it has the result, and what became of one that was not played', async () => {
  const over = await game({ status: 'final', homeScore: 119, awayScore: 125 });
  const answer = await overlay(over.id);
  expect(words(answer)).toBe('P7 Philadelphia PHI 125 GSW Golden State GSW 119 Final');
  expect(answer.text).toContain('<div class="side behind"><span class="logo"');
  expect(words(await overlay((await game({ status: 'postponed' })).id))).toMatch(/GSW Postponed$/);
  expect(words(await overlay((await game({ status: 'cancelled' })).id))).toMatch(/GSW Cancelled$/);
  const off = await overlay((await game({ status: 'cancelled', homeScore: 119, awayScore: 125 })).id);
  expect(words(off)).toBe('P7 Philadelphia PHI 125 GSW Golden State GSW 119 Cancelled');
  // Nobody is beaten in what does not count.
  expect(off.text).not.toContain('side behind');
});

test('it is transparent, follows its game, loads nothing but its face, and is not for search engines', async () => {
  const { id } = await game({});
  const { headers, text } = await overlay(id);
  expect(text).toContain('background:transparent');
  expect([headers['x-robots-tag'], headers['cache-control']]).toEqual(['noindex', 'no-cache']);
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).not.toMatch(/<script src|<link rel="(stylesheet|manifest)"/);
  expect(Buffer.byteLength(text)).toBeLessThan(8_000);
  const policy = headers['content-security-policy'] as string;
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).toContain("worker-src 'none'");
  const stream = /data-stream="([^"]+)"/.exec(text)![1]!.replaceAll('&amp;', '&');
  const asked = new URLSearchParams(stream.split('?')[1]);
  expect(JSON.parse(asked.get('variables')!)).toEqual({ id: String(id), name: slug });
  const query = asked.get('query')!.replace('subscription', 'query');
  const { data, errors } = await app.graphql<{ organization: { game: { status: string } } }>(query, {
    id: String(id),
    name: slug,
  });
  expect([errors, data?.organization.game.status]).toEqual([undefined, 'SCHEDULED']);
});

test('colours, size and place are as the address says; what it says amiss counts for nothing', async () => {
  const { id } = await game({});
  const style = async (query: string): Promise<string> => (await overlay(id, query)).text;
  const usual = await style('');
  expect(usual).toContain('--ground:#0c0f14');
  expect(usual).toContain('font:700 34px/1.1');
  expect(usual).toContain('abbr{display:none}');
  expect(usual).toContain('<body class="bottom"');
  expect(await style('?theme=pink&size=7&position=%3Cb%3E')).toBe(usual);
  const other = await style('?theme=light&size=small&position=top-right');
  expect(other).toContain('--ground:#fff');
  expect(other).toContain('font:700 24px/1.1');
  expect(other).toContain('.name{display:none}');
  expect(other).toContain('align-items:flex-start;justify-content:flex-end');
});

// Before all others that look for a missing one: the modules of other pages may not be loaded yet.
test('where there is no game the page says so at once, also as the first of all pages', async () => {
  for (const path of [`/${slug}/games/999998/overlay`, `/${slug}/games/999998/overlay`]) {
    const { status, text } = await app.request({ path });
    expect([status, text.includes('Page not found'), text.includes('Loading...')]).toEqual([404, true, false]);
  }
});

test('it stands wherever the game’s page does, and where there is no game the site’s page says so', async () => {
  const { id } = await game({});
  const at = async (path: string, host?: string): Promise<unknown> => {
    const { status, text } = await app.request({ path, ...(host && { host }) });
    return [status, text.includes('class="overlay"')];
  };
  expect(await at(`/youth/${slug}/games/${id}/overlay`)).toEqual([200, true]);
  expect(await at(`/${slug.toUpperCase()}/Games/${id}/Overlay`)).toEqual([200, true]);
  expect(await at(`/games/${id}/overlay`, DOMAIN)).toEqual([200, true]);
  expect(await at(`/games/${id}/overlay?domain=${DOMAIN}`)).toEqual([200, true]);
  const other = await createOrganization(app.manager);
  for (const [path, host] of [
    [`/${slug}/games/999999/overlay`],
    [`/${other.slug}/games/${id}/overlay`],
    [`/${slug}/games/abc/overlay`],
    ['/no-such-league/games/1/overlay'],
    ['/games/1/overlay', 'nobody.example'],
  ] as const)
    expect([path, await at(path, host)]).toEqual([path, [404, false]]);
  const { text } = await app.request({ path: `/${slug}/games/999999/overlay` });
  expect(text).toContain('Ants &amp; Co');
  expect((await app.request({ path: `/${slug}/games/${id}/overlay`, method: 'POST' })).status).toBe(405);
});

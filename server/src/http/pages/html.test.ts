import { expect, test } from 'vitest';
import { pageHtml, plainHtml } from './html.js';
import type { RenderedPage } from './renderer.js';

const bundles = {
  script: '/assets/public.js',
  theme: '/assets/theme.js' as string | null,
  styles: ['/assets/styles.css'],
  modules: ['/assets/site.js'],
  behind: ['/assets/charts.js'],
  afterPaint: true,
  fonts: ['/assets/inter.woff2'],
  figures: ['/assets/figures.woff2'],
};
const page = (own: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  title: 'Aces 60, Bulls 58 · nba',
  description: 'Welcome to nba',
  image: '/uploads/logo.webp',
  structuredData: '{"@type":"SportsEvent"}',
  language: 'en',
  theme: 'dark',
  accent: '#1d4ed8',
  webApp: { organizationId: '7', prefix: '/nba', domain: null, accent: '#1d4ed8', logoUrl: null },
  css: ':root{--accent:#1d4ed8}',
  bodyClass: 'homepage',
  html: '<main>…</main>',
  state: '{"data":null}',
  file: null,
  isMeasured: false,
  isListed: true,
  isTranslated: true,
  ...own,
});

test('a page carries its head, its state, and what it loads first', () => {
  const html = pageHtml(page(), bundles, 'https://leagues.example/nba');
  for (const part of [
    '<html lang="en" data-theme="dark">',
    '<title>Aces 60, Bulls 58 · nba</title>',
    '<meta name="description" content="Welcome to nba">',
    '<link rel="canonical" href="https://leagues.example/nba">',
    '<link rel="manifest" href="/nba/manifest.webmanifest">',
    '<link rel="apple-touch-icon" sizes="180x180" href="/nba/apple-touch-icon.png?v=',
    '<meta property="og:image" content="https://leagues.example/uploads/logo.webp">',
    '<script data-scripts="/assets/public.js /assets/site.js" data-behind="/assets/charts.js" data-organization="7">',
    '<script type="application/ld+json">{"@type":"SportsEvent"}</script>',
    '<body class="homepage">',
    '<script type="application/json" id="page-state">{"data":null}</script>',
  ]) {
    expect(html).toContain(part);
  }
});

test('scripts of a page that is there without them wait for its first paint; those that make the page do not', () => {
  const html = (afterPaint: boolean): string =>
    pageHtml(page(), { ...bundles, afterPaint }, 'https://leagues.example/');
  expect(html(true)).not.toMatch(/<link rel="modulepreload"|<script[^>]* src="\/assets\/public/);
  expect(html(true).indexOf('data-scripts')).toBeLessThan(html(true).indexOf('<link rel="stylesheet"'));
  expect(html(false)).toContain('<link rel="modulepreload" href="/assets/site.js">');
  expect(html(false)).toContain('<script type="module" src="/assets/public.js"></script>');
});

test('what a page is about has a picture of its own, wherever the site is', () => {
  const images = (address: string, prefix: string, siteDomain: string | null = null): string[] =>
    pageHtml(
      page({ webApp: { organizationId: null, prefix, domain: siteDomain, accent: '#1d4ed8', logoUrl: null } }),
      bundles,
      address,
    ).match(/(?<=(?:og:image|twitter:card)" content=")[^"]*/gu) ?? [];
  const large = 'summary_large_image';
  expect(images('https://leagues.example/nba/games/7', '/nba')).toEqual([
    'https://leagues.example/picture/game.png?slug=nba&amp;id=7',
    large,
  ]);
  expect(images('https://nba.example/players/7', '')).toEqual(['https://nba.example/picture/player.png?id=7', large]);
  expect(images('https://x.example/youth/fab/teamList', '/youth/fab')).toEqual([
    'https://x.example/picture/standings.png?slug=fab',
    large,
  ]);
  expect(images('https://x.example/teams/7?domain=a.example', '', 'a.example')).toEqual([
    'https://x.example/picture/team.png?domain=a.example&amp;id=7',
    large,
  ]);
  expect(images('https://leagues.example/nba/schedule', '/nba')).toEqual([
    'https://leagues.example/uploads/logo.webp',
    'summary',
  ]);
});

test("the browser's bar has the colour of the page's head, as far as the accent is seen in its theme", () => {
  const bar = (own: Partial<RenderedPage>): string[] =>
    pageHtml(page(own), bundles, 'https://leagues.example/nba').match(/<meta name="theme-color".*>/gu) ?? [];
  expect(bar({ theme: 'light' })).toEqual(['<meta name="theme-color" content="#1d4ed8">']);
  expect(bar({ theme: 'dark', accent: '#ffd500' })).toEqual(['<meta name="theme-color" content="#ffd500">']);
  expect(bar({ theme: 'light', accent: '#ffd500' })[0]).not.toContain('#ffd500');
  expect(bar({ theme: 'device' })).toEqual([
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#1d4ed8">',
    expect.stringMatching(/^<meta name="theme-color" media="\(prefers-color-scheme: dark\)" content="#[0-9a-f]{6}">$/),
  ]);
});

test('a page that follows the device takes the choice of its visitor along before it is painted; no other loads anything for that', () => {
  const html = (theme: RenderedPage['theme'], own = bundles): string =>
    pageHtml(page({ theme }), own, 'https://leagues.example/nba');
  const script = '<script src="/assets/theme.js"></script>';
  expect(html('device').indexOf(script)).toBeGreaterThan(0);
  expect(html('device').indexOf(script)).toBeLessThan(html('device').indexOf('<link rel="stylesheet"'));
  expect(html('device', { ...bundles, theme: null })).not.toContain('theme.js');
  const scheme = (theme: RenderedPage['theme']) => /name="color-scheme" content="([^"]*)"/.exec(html(theme))?.[1];
  expect([scheme('light'), scheme('dark'), scheme('device')]).toEqual(['light', 'dark', 'light dark']);
  for (const theme of ['light', 'dark'] as const) expect(html(theme)).not.toContain('theme.js');
});

test('text cannot leave the place where it stands', () => {
  const hostile = '"><script>alert(1)</script>';
  const html = pageHtml(
    page({
      title: hostile,
      description: hostile,
      bodyClass: hostile,
      webApp: { organizationId: null, prefix: hostile, domain: hostile, accent: hostile, logoUrl: hostile },
    }),
    bundles,
    `https://leagues.example/${encodeURI(hostile)}`,
  );
  expect(html).not.toContain('<script>alert');
  expect(plainHtml(hostile, hostile)).not.toContain('<script>alert');
});

test('a page that is not there is not to be indexed', () => {
  const html = pageHtml(page({ status: 404, structuredData: null }), bundles, 'https://leagues.example/nothing');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('canonical');
});

test('the face of dense tables is fetched at once where one is seen, and nowhere else', () => {
  const fonts = (html: string): string[] =>
    [...pageHtml(page({ html }), bundles, 'https://leagues.example/').matchAll(/as="font"[^>]* href="([^"]*)"/g)].map(
      ([, href]) => href!,
    );
  expect(fonts('<table class="table" data-sticky="true" data-dense="true"><caption>')).toEqual([
    '/assets/inter.woff2',
    '/assets/figures.woff2',
  ]);
  for (const html of [
    '<table class="table" data-sticky="true"><caption>',
    '<table class="table chart-table" data-dense="true">',
  ])
    expect(fonts(html)).toEqual(['/assets/inter.woff2']);
});

import { expect, test } from 'vitest';
import { pageHtml, plainHtml } from './html.js';
import type { RenderedPage } from './renderer.js';

const bundles = {
  script: '/assets/public.js',
  styles: ['/assets/styles.css'],
  modules: ['/assets/site.js'],
  fonts: ['/assets/inter.woff2'],
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
  css: ':root{--accent:#1d4ed8}',
  bodyClass: 'homepage',
  html: '<main>…</main>',
  state: '{"data":null}',
  file: null,
  isMeasured: false,
  ...own,
});

test('a page carries its head, its state, and what it loads first', () => {
  const html = pageHtml(page(), bundles, 'https://leagues.example/nba');
  for (const part of [
    '<html lang="en" data-theme="dark">',
    '<title>Aces 60, Bulls 58 · nba</title>',
    '<meta name="description" content="Welcome to nba">',
    '<link rel="canonical" href="https://leagues.example/nba">',
    '<meta property="og:image" content="https://leagues.example/uploads/logo.webp">',
    '<link rel="modulepreload" href="/assets/site.js">',
    '<script type="application/ld+json">{"@type":"SportsEvent"}</script>',
    '<body class="homepage">',
    '<script type="application/json" id="page-state">{"data":null}</script>',
  ]) {
    expect(html).toContain(part);
  }
});

test('text cannot leave the place where it stands', () => {
  const hostile = '"><script>alert(1)</script>';
  const html = pageHtml(
    page({ title: hostile, description: hostile, language: hostile, bodyClass: hostile }),
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

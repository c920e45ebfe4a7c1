import { expect, test } from 'vitest';
import type { Block } from '@/ui/blocks/block';
import { withSiteLinks } from './site-links';

const site = { slug: null, domain: null };
const linked = (path: string, of: Parameters<typeof withSiteLinks>[1]): string => {
  const html = `<p><a href="${path}">x</a></p>`;
  const block: Block = {
    kind: 'TEXT',
    text: '',
    html,
    level: null,
    url: null,
    srcset: null,
    width: null,
    height: null,
    embedUrl: null,
    alt: null,
    items: [{ title: '', text: '', html, url: null }],
    columns: null,
    rows: null,
  };
  const [shown] = withSiteLinks([block], of);
  expect(shown!.items![0]!.html).toBe(shown!.html);
  return /href="([^"]*)"/.exec(shown!.html!)![1]!;
};

test.each([
  ['/contact', { ...site, slug: 'fab' }, '/fab/contact'],
  ['/', { ...site, slug: 'fab' }, '/fab/'],
  ['/contact', { ...site, slug: 'youth-center', viaYouth: true as const }, '/youth/youth-center/contact'],
  ['/contact', site, '/contact'],
  ['/schedule?league=3#top', { ...site, domain: 'nba.localhost' }, '/schedule?league=3&amp;domain=nba.localhost#top'],
  ['/contact#map', { ...site, domain: 'nba.localhost' }, '/contact?domain=nba.localhost#map'],
  ['/uploads/abc.webp', { ...site, slug: 'fab' }, '/uploads/abc.webp'],
  ['https://example.com/contact', { ...site, slug: 'fab' }, 'https://example.com/contact'],
  ['mailto:a@example.com', { ...site, slug: 'fab' }, 'mailto:a@example.com'],
])('%s at %o leads to %s', (path, of, expected) => {
  expect(linked(path, of)).toBe(expected);
});

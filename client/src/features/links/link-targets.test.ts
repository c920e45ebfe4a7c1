import { expect, test } from 'vitest';
import { TENANT_ROUTES } from '@/app/public-routes';
import { isDeadLink, linkTargets, targetOf } from './link-targets';

const PUBLISHED = [
  { path: 'home', title: 'Welcome' },
  { path: 'about', title: 'About us' },
  { path: 'rules/2025', title: 'Rules' },
];

test('every page that each site has is alive', () => {
  for (const { path } of TENANT_ROUTES)
    expect([path, isDeadLink(path.slice(1).replaceAll(/:\w+/g, '7'), [])]).toEqual([path, false]);
});

test.each([
  ['about', false],
  ['/About/', false],
  ['about?x=1#top', false],
  ['rules/2025', false],
  ['rules', true],
  ['contact', true],
  ['youth/youth-center', false],
  ['youth', true],
  ['teams/x', true],
  ['', false],
  ['schedule?league=2', false],
])('whether %j is dead: %s', (slug, isDead) => {
  expect(isDeadLink(slug, PUBLISHED)).toBe(isDead);
});

test('own pages follow those of every site; the home page stands once', () => {
  const targets = linkTargets(PUBLISHED);
  expect(targets[0]).toEqual({ slug: '', title: 'Home' });
  expect(targets.slice(-2)).toEqual([
    { slug: 'about', title: 'About us' },
    { slug: 'rules/2025', title: 'Rules' },
  ]);
  expect(targetOf('ABOUT', targets)?.title).toBe('About us');
  expect(targetOf('elsewhere', targets)).toBeNull();
});

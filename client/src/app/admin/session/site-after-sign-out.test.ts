import { expect, test } from 'vitest';
import { siteAfterSignOut } from './site-after-sign-out';

const here = { protocol: 'https:', port: '' };

test.each([
  ['its own domain', true, { slug: 'nba', domain: 'nba.example' }, 'https://nba.example/'],
  ['its slug', true, { slug: 'nba', domain: null }, '/nba'],
  ['the root without an organization', true, null, '/'],
  ['the root of the host that is its own', false, { slug: 'nba', domain: 'nba.example' }, '/'],
])('to %s', (_what, onPlatform, organization, expected) => {
  expect(siteAfterSignOut({ onPlatform }, organization, here)).toBe(expected);
});

test('a port is kept', () => {
  expect(
    siteAfterSignOut(
      { onPlatform: true },
      { slug: 'nba', domain: 'nba.localhost' },
      { protocol: 'http:', port: '4000' },
    ),
  ).toBe('http://nba.localhost:4000/');
});

import { expect, test } from 'vitest';
import type { Site } from '@/app/site';
import { signInSite } from './sign-in-site';

const site: Site = { host: 'localhost', onPlatform: true, slug: null, domain: null, user: null };

test.each([
  ['the platform names no tenant', {}, {}],
  ['the path names it', { slug: 'nba' }, { slug: 'nba' }],
  ['the parameter names it', { domain: 'nba.example' }, { domain: 'nba.example' }],
  [
    "the parameter takes the host's place",
    { onPlatform: false, host: 'fab.example', domain: 'nba.example' },
    { domain: 'nba.example' },
  ],
  ['the custom host names it', { onPlatform: false, host: 'fab.example' }, { domain: 'fab.example' }],
])('%s', (_what, change, expected) => {
  expect(signInSite({ ...site, ...change })).toEqual(expected);
});

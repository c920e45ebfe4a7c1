import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveRequest } from './resolve-request';
import type { SiteUser } from './site';

const staff: SiteUser = { id: '7', username: 'staff-nba', role: 'staff', organizationId: '4', theme: 'light' };
const PIECES = [
  '',
  '/',
  '//',
  '\\',
  '/\\',
  'evil.example',
  '.',
  '..',
  '%2f',
  '%5c',
  '%0d%0aSet-Cookie:a=b',
  '%09',
  '@',
  ':',
  'https:',
  'javascript:alert(1)',
  'youth',
  'fab',
  'standings',
  'login',
  'dashboard',
  'schedule',
  'organizations',
  'teams',
  '5',
  'nba',
  '?',
  ';',
  '\t',
];
const SEARCHES = [
  '',
  '?domain=evil.example',
  '?domain=//evil.example',
  '?domain=evil.example%0d%0aSet-Cookie:a=b',
  '?domain=a.example%26x=1',
  '?domain=javascript:alert(1)',
  '?next=//evil.example',
  '?redirect=https://evil.example',
  '?returnTo=%2f%2fevil.example',
];
const HOSTS = ['localhost:4000', 'leagues.example', 'nba.example', 'evil.example"><script>', '', '[::1]:4000'];

const path = fc.array(fc.constantFrom(...PIECES), { maxLength: 7 }).map((pieces) => `/${pieces.join('')}`);
const joined = fc.array(fc.constantFrom(...PIECES), { maxLength: 5 }).map((pieces) => `/${pieces.join('/')}`);

test('no path, query or host makes a redirect that leaves the site, or more than one header', () => {
  fc.assert(
    fc.property(
      fc.oneof(path, joined),
      fc.constantFrom(...SEARCHES),
      fc.constantFrom(...HOSTS),
      fc.constantFrom(null, staff),
      (pathname, search, host, user) => {
        const target = resolveRequest(
          { host, platformHost: 'leagues.example', analyticsId: null, pathname, search },
          user,
        );
        if (target.kind !== 'redirect') return;
        expect([target.location, new URL(target.location, 'http://site.example/a/b').origin]).toEqual([
          target.location,
          'http://site.example',
        ]);
        expect(target.location).toMatch(/^\/(?![/\\])[!-~]*$/);
      },
    ),
    { numRuns: 5000 },
  );
});

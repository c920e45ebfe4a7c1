import { expect, test } from 'vitest';
import { listingHref, platformVariables } from './platform-page';

const site = { host: 'localhost', onPlatform: true, slug: null, domain: null, user: null };
const location = (given: object) => ({ params: {}, search: new URLSearchParams(), site: { ...site, ...given } });

test('a listing leads to the slug, or to the site of its own', () => {
  expect(listingHref({ slug: 'fab', customSite: false, customPageUrl: null })).toBe('/fab');
  expect(listingHref({ slug: 'fab', customSite: true, customPageUrl: 'https://fab.example/' })).toBe(
    'https://fab.example/',
  );
  expect(listingHref({ slug: 'fab', customSite: false, customPageUrl: 'https://fab.example/' })).toBe('/fab');
  expect(listingHref({ slug: 'fab', customSite: true, customPageUrl: null })).toBe('/fab');
  expect(listingHref({ slug: 'fab', customSite: false, customPageUrl: null }, '//leagues.example:4000')).toBe(
    '//leagues.example:4000/fab',
  );
});

test('the frame is asked for where the address names an organization, whoever looks', () => {
  const user = { id: '1', username: 'a', role: 'staff' as const, organizationId: '4', theme: 'light' as const };
  expect(platformVariables(location({ user }))).toEqual({ ofTenant: false });
  expect(platformVariables(location({ domain: 'nba.localhost' }))).toEqual({ domain: 'nba.localhost', ofTenant: true });
  expect(platformVariables(location({ onPlatform: false, host: 'nba.localhost' }))).toEqual({ ofTenant: true });
});

import { expect, test } from 'vitest';
import { siteOfAddress } from './site-of-address.js';

test.each([
  ['http://leagues.example:4000/NBA/Schedule', { slug: 'nba', pathname: '/Schedule', onPlatform: true }],
  ['http://localhost/youth/Center/games/7/', { slug: 'center', pathname: '/games/7', viaYouth: true }],
  ['http://nba.example/youth/center', { slug: 'center', pathname: '/', viaYouth: true, onPlatform: false }],
  ['http://localhost/schedule?domain=NBA.example:4000', { slug: null, domain: 'nba.example', pathname: '/schedule' }],
  ['http://localhost/nba/schedule?domain=other.example', { slug: 'nba', domain: null, pathname: '/schedule' }],
  ['http://localhost/schedule?domain=a%26b', { slug: null, domain: null }],
  ['http://www.nba.example/nba/schedule', { host: 'nba.example', slug: null, domain: null, pathname: '/nba/schedule' }],
  ['http://localhost/fab/standings', { slug: 'fab', pathname: '/standings' }],
  ['http://localhost//nba\\teams', { slug: 'nba', pathname: '/teams' }],
  ['http://localhost/', { slug: null, domain: null, pathname: '/' }],
  ['http://localhost/youth', { slug: null, pathname: '/youth', viaYouth: false }],
  ['http://localhost/organizations', { slug: null, pathname: '/organizations' }],
])('%s', (address, site) => {
  const { host, pathname, search } = new URL(address);
  expect(siteOfAddress({ host, platformHost: 'leagues.example', pathname, search })).toMatchObject(site);
});

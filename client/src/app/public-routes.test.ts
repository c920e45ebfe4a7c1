import { expect, test } from 'vitest';
import { matchRoute } from './public-routes';

const site = { host: 'localhost', onPlatform: true, slug: 'nba', domain: null, user: null };

test.each([
  ['/leagueInfo', 'leagueInfo'],
  ['/inscripci%C3%B3n', 'inscripción'],
  ['/reglas/ni%C3%B1os', 'reglas/niños'],
  ['/100%25', '100%'],
  ['/100%', '100%'],
  ['/registration/', 'registration'],
])('%s is the page that the organization wrote as %s', (pathname, path) => {
  expect(matchRoute(site, pathname)?.params).toEqual({ '*': path });
});

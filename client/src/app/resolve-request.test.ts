import { expect, test } from 'vitest';
import { knownSearch, resolveRequest, siteOf } from './resolve-request';
import type { SiteUser } from './site';

const staff: SiteUser = { id: '7', username: 'staff-nba', role: 'staff', organizationId: '4', theme: 'light' };

/** The answer in short: 'public nba /schedule', 'admin', '-> /login'. */
function answer(url: string, user: SiteUser | null = null): string {
  const { host, pathname, search } = new URL(url);
  const target = resolveRequest({ host, platformHost: 'leagues.example', analyticsId: null, pathname, search }, user);
  if (target.kind === 'redirect') return `-> ${target.location}`;
  if (target.kind === 'admin') return 'admin';
  return `${target.kind} ${target.site.slug ?? target.site.domain ?? (target.site.onPlatform ? 'platform' : target.site.host)} ${target.pathname}`;
}

test.each([
  // slug paths on the platform, in any case
  ['http://localhost:4000/', 'public platform /'],
  ['http://localhost:4000/site', 'public platform /site'],
  ['http://localhost:4000/nba', 'public nba /'],
  ['http://localhost:4000/nba/', 'public nba /'],
  // a slash at the end is no part of a page's name
  ['http://localhost:4000/nba/registration/', '-> /nba/registration'],
  ['http://localhost:4000/nba/games/12/?box=home', '-> /nba/games/12?box=home'],
  ['http://nba.localhost:4000/teams/5/', '-> /teams/5'],
  ['http://localhost:4000/youth/youth-center/', 'public youth-center /'],
  ['http://localhost:4000/NBA/Schedule', 'public nba /Schedule'],
  ['https://leagues.example/nba/games/12', 'public nba /games/12'],
  ['https://www.leagues.example/nba/jTeamList', 'public nba /jTeamList'],
  ['http://localhost:4000/nba/login', 'public nba /login'],
  ['http://localhost:4000/nba/nothing/here', 'public nba /nothing/here'], // a page of the organization, if it wrote one
  // custom domains and the domain parameter
  ['http://nba.localhost:4000/', 'public nba.localhost /'],
  ['http://www.nba.localhost:4000/games/12', 'public nba.localhost /games/12'],
  ['http://nba.localhost:4000/nothing', 'public nba.localhost /nothing'],
  ['http://nba.localhost:4000/organizations', '-> /login?next=%2Forganizations'],
  ['http://localhost:4000/schedule?domain=NBA.localhost:4000', 'public nba.localhost /schedule'],
  ['http://localhost:4000/?domain=nba.localhost', 'public nba.localhost /'],
  // scorekeepers without an account, on every host
  ['http://localhost:4000/score', 'admin'],
  ['http://nba.localhost:4000/Score/4-abc', 'admin'],
  ['http://localhost:4000/score/game/statistics', 'admin'],
  ['http://localhost:4000/scoreboard', 'public scoreboard /'],
  // without slug, domain or sign-in
  ['http://localhost:4000/schedule', '-> /'],
  ['http://localhost:4000/teams/5', '-> /'],
  ['http://localhost:4000/leaderboard', '-> /'],
  ['http://localhost:4000/leagueInfo', '-> /'],
  ['http://localhost:4000/YOUTH', '-> /'],
  ['http://localhost:4000/leagues/3', 'public platform /leagues/3'],
  ['http://localhost:4000/millionaire', 'public platform /millionaire'],
  // an organization's site below /youth, on any host
  ['http://localhost:4000/youth/Youth-Center', 'public youth-center /'],
  ['http://nba.localhost:4000/youth/youth-center/schedule', 'public youth-center /schedule'],
  ['http://localhost:4000/fab/youth', 'public fab /youth'],
  ['http://localhost:4000/fab/youth/youth-center', '-> /youth/youth-center'],
  ['http://localhost:4000/playerListAuth', '-> /login'],
  ['http://localhost:4000/dashboard/seasons', '-> /login'],
  ['http://localhost:4000/dashboard/seasons?domain=nba.localhost', '-> /login?domain=nba.localhost'],
  ['http://localhost:4000/Dashboard', '-> /login'],
  // who signs in gets where they wanted to go
  ['http://localhost:4000/fab/standings', '-> /login?next=%2Ffab%2Fstandings'],
  ['http://localhost:4000/games/12/courtside', '-> /login?next=%2Fgames%2F12%2Fcourtside'],
  ['http://localhost:4000/dashboard/seasons/1/leagues/2/teams/3', 'admin'],
  // an address is no tenant, and a path never begins like a host
  ['http://127.0.0.1:4000/', 'public platform /'],
  ['http://127.0.0.1:4000//evil.example/a?b=1', '-> /evil.example/a?b=1'],
  ['http://localhost:4000/n%62a/schedule', 'public n%62a /schedule'],
])('%s signed out: %s', (url, expected) => {
  expect(answer(url)).toBe(expected);
});

test.each([
  ['http://localhost:4000/', '-> /dashboard/seasons'],
  ['http://localhost:4000/dashboard', '-> /dashboard/seasons'],
  ['http://localhost:4000/login', '-> /dashboard/seasons'],
  ['http://localhost:4000/nba/login', '-> /dashboard/seasons'],
  ['http://localhost:4000/Schedule', 'admin'],
  ['http://localhost:4000/teams/5', 'admin'],
  ['http://localhost:4000/fab/standings', 'admin'],
  ['http://localhost:4000/nba/teams/5', 'public nba /teams/5'],
  ['http://localhost:4000/leaderboard', 'public platform /leaderboard'],
  ['http://localhost:4000/browse', 'public platform /browse'],
])('%s signed in: %s', (url, expected) => {
  expect(answer(url, staff)).toBe(expected);
});

test('a domain that is none stays out of redirects', () => {
  const seasons = 'http://localhost:4000/dashboard/seasons';
  expect(answer(`${seasons}?domain=nba.example`)).toBe('-> /login?domain=nba.example');
  expect(answer(`${seasons}?domain=a%26b%3D%22c`)).toBe('-> /login');
  expect(answer(`${seasons}?domain=[::1]`)).toBe('-> /login?domain=%5B%3A%3A1%5D');
});

test("the platform's own id counts where the address names no tenant", () => {
  const idAt = (url: string): string | undefined => {
    const { host, pathname, search } = new URL(url);
    return siteOf({ host, platformHost: 'leagues.example', analyticsId: 'G-1', pathname, search }).site.analyticsId;
  };
  expect(['/', '/browse', '/site', '/login'].map((path) => idAt(`http://leagues.example${path}`))).toEqual([
    'G-1',
    'G-1',
    'G-1',
    'G-1',
  ]);
  expect(
    [
      'http://leagues.example/fab',
      'http://leagues.example/?domain=fab.example',
      'http://fab.example/',
      'http://fab.example/youth/center',
    ].map(idAt),
  ).toEqual([undefined, undefined, undefined, undefined]);
});

test.each([
  ['http://localhost:4000/nba/schedule', ''],
  ['http://localhost:4000/nba/schedule?utm_source=mail&season=3&date=2018-01-05', '?season=3&date=2018-01-05'],
  ['http://localhost:4000/nba/schedule?date=2018-01-05&season=3&season=4&team=', '?date=2018-01-05&season=3'],
  ['http://localhost:4000/nba/games/1?season=3', ''],
  ['http://localhost:4000/nba?fbclid=1&whatif=2', ''],
  ['http://localhost:4000/nba/standings?whatif=1&league=2&x', '?whatif=1&league=2'],
  ['http://localhost:4000/standings?domain=nba.localhost&x=1', '?domain=nba.localhost'],
  ['http://nba.localhost:4000/players?search=o%27neal&tab=2', '?search=o%27neal'],
])('of the query of %s its page reads %s', (url, known) => {
  const { host, pathname, search } = new URL(url);
  expect(knownSearch({ host, platformHost: 'leagues.example', analyticsId: null, pathname, search })).toBe(known);
});

import { expect, test } from 'vitest';
import { isSitePath } from './site-address';

test.each([
  '/nba',
  '/nba/',
  '/nba/schedule',
  '/nba/games/12',
  '/nba/games/12/plays',
  '/nba/leagues/3',
  '/nba/our-own-page',
])('%s is a page of /nba', (path) => expect(isSitePath('/nba', path)).toBe(true));

test.each([
  '/',
  '/nba2',
  '/nba2/schedule',
  '/fab/schedule',
  '/nba/login',
  '/nba/forgot-password',
  '/nba/calendar.ics',
  '/nba/site-worker.js',
  '/nba/manifest.webmanifest',
  '/nba/games/12/overlay',
  '/youth/nba/schedule',
])('%s is none', (path) => expect(isSitePath('/nba', path)).toBe(false));

test('an organization’s own host has pages at its root, beside what is the server’s and the admin area’s', () => {
  const pages = ['/', '/schedule', '/teamList', '/games/12', '/leagues/3', '/browse', '/our-own-page', '/youth'];
  expect(pages.filter((path) => !isSitePath('/', path))).toEqual([]);
  const others: string[] = [
    ['/graphql', '/api/games', '/uploads/a.webp', '/assets/a.js', '/embed/game', '/developers', '/mail/x'],
    ['/login', '/Dashboard/seasons', '/account', '/audit', '/webhooks', '/score', '/score/abc', '/choose-password'],
    ['/games/12/courtside', '/games/12/board', '/games/12/scoresheet', '/games/12/overlay', '/youth/other'],
  ].flat();
  expect(others.filter((path) => isSitePath('/', path))).toEqual([]);
});

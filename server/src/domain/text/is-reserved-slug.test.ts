import { describe, expect, test } from 'vitest';
import { isReservedSlug } from './is-reserved-slug.js';

/** Every path of the product that does not start with a slug, written down from the list of routes. */
const PATHS = `
  /site /browse /millionaire /login /forgot-password /choose-password /mail/unsubscribe/1 /leagues/1 /youth/center /playerListAuth
  /teamList /JTeamList /jTeamList /playerList /players /schedule /teams/1 /players/1 /player/1/stats /games/1 /games /leaderboard /search
  /registration /leagueInfo /tournament /ourTeam /leagueFootage /youth /contact /about /standings/1 /businesses
  /navbar-links /organizations /userSettings /leagueList /stats /gamePeriod /playerAttributes /season/1 /dashboard
  /dashboard/seasons /scheduleBuilder /businessPage /account /audit /pages /games/1/courtside /score /score/1-x
  /api/teamsv2 /graphql /graphiql /developers /healthz /readyz /metrics /assets/a.js /uploads/a.png /favicon.ico /robots.txt
  /manifest.webmanifest /apple-touch-icon.png /icon-192.png /icon-512.png /icon-512-maskable.png
`
  .trim()
  .split(/\s+/u);

describe('reserved', () => {
  test.each(PATHS)('%s', (path) => {
    const first = path.split('/')[1] ?? '';
    expect(isReservedSlug(first)).toBe(true);
    expect(isReservedSlug(first.toUpperCase())).toBe(true);
    expect(isReservedSlug(` ${first} `)).toBe(true);
  });
});

describe('free', () => {
  test.each(['fab', 'sandbox', 'youth-center', 'nba', 'valley', 'harbor', 'team', 'graph', 'constructor', '__proto__'])(
    '%s',
    (slug) => {
      expect(isReservedSlug(slug)).toBe(false);
    },
  );
});

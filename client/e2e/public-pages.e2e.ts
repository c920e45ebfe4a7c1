import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling, open, useTheme, watch } from './pages';
import { findSample, type Sample } from './sample';

// Colours are looked at as they end up, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let sample: Sample;
test.beforeAll(async ({ request }) => {
  sample = await findSample(request);
});

/** Every public page, by the heading or words that it must show. */
const PAGES: [name: string, path: (ids: Sample) => string, text: string | RegExp][] = [
  ['the platform', () => '/', 'Courtbook'],
  ['all listings', () => '/browse', 'All Listings'],
  ['home', () => '/nba', 'Top Stat Leaders'],
  ['home of the main league', () => '/fab', 'Top Stat Leaders'],
  ['schedule', () => '/nba/schedule', 'Schedule'],
  ['standings', () => '/nba/teamList', 'Standings'],
  ['box score', ({ game }) => `/nba/games/${game}`, 'Game leaders'],
  ['team', ({ team }) => `/nba/teams/${team}`, 'ROSTER'],
  ['player', ({ player }) => `/nba/players/${player}`, 'James Harden'],
  ['player, bio', ({ player }) => `/nba/players/${player}?tab=bio`, 'James Harden'],
  ['player statistics', ({ player }) => `/nba/player/${player}/stats`, 'Season Breakdown'],
  ['players', () => '/nba/playerList', 'Find a player'],
  ['players found', () => '/nba/playerList?search=james', 'LeBron James'],
  ['leaderboard', () => '/nba/leaderboard', 'Top 20 by points'],
  ['leagues', () => '/nba/leagues/1', 'Leagues'],
  ['login', () => '/nba/login', 'LOGIN'],
];

for (const width of [390, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    for (const [name, path, text] of PAGES) {
      test(`${name}: no request, no warning, accessible in both themes`, async ({ page }) => {
        const noted = watch(page);
        const response = await open(page, path(sample));
        expect(response.status()).toBe(200);
        await expect(page.getByText(text).first()).toBeAttached();
        expect(noted).toEqual({ problems: [], requests: [] });
        await expectNoSidewaysScrolling(page);
        for (const theme of ['light', 'dark'] as const) {
          await useTheme(page, theme);
          await expectAccessible(page);
        }
      });
    }
  });
}

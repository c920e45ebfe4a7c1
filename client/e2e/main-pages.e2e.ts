import { expect, test } from './test';
import { useTheme } from './accessible';
import { waitForFaces } from './faces';
import { findSample, type Sample } from './sample';

/** The twelve main pages, of a season that is over: nothing on them depends on the day. */
const PAGES: readonly [name: string, path: (ids: Sample) => string][] = [
  ['home', () => '/nba'],
  ['schedule', () => '/nba/schedule?day=2017-11-24'],
  ['standings', () => '/nba/teamList'],
  ['standings-to-read', () => '/nba/teamList?view=league'],
  ['box-score', ({ game }) => `/nba/games/${game}`],
  ['box-score-compact', ({ game }) => `/nba/games/${game}?box=compact`],
  ['team', ({ team }) => `/nba/teams/${team}`],
  ['player', ({ player }) => `/nba/players/${player}`],
  ['player-statistics', ({ player }) => `/nba/player/${player}/stats`],
  ['players', () => '/nba/playerList?search=james'],
  ['leaderboard', () => '/nba/leaderboard?stat=AST&per=game'],
  ['search', () => '/nba/search?q=james'],
];
const NOW = new Date('2018-02-05T12:00:00Z');
/** What is looked at of a page: what an administrator can add to the head in another test is left out. */
const MOST_HEIGHT = 1800;

for (const [name, path] of PAGES) {
  test(`${name} looks as it is stored, wide in the light and narrow in the dark`, async ({ page, request }) => {
    await page.clock.setFixedTime(NOW);
    await page.setViewportSize({ width: 1280, height: 900 });
    await waitForFaces(page);
    await page.goto(path(await findSample(request)));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const [width, theme] of [
      [1280, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await useTheme(page, theme);
      const box = (await page.locator('main').boundingBox())!;
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
        fullPage: true,
        clip: {
          ...box,
          y: box.y + (await page.evaluate(() => window.scrollY)),
          height: Math.min(box.height, MOST_HEIGHT),
        },
        // Letters are drawn a little otherwise by each version of a browser.
        maxDiffPixelRatio: 0.02,
      });
    }
  });
}

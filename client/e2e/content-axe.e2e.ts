import { expect, test } from './test';
import { expectAccessible } from './accessible';
import { expectNoSidewaysScrolling, open } from './pages';

const PAGES = [
  '/site',
  '/browse',
  '/millionaire',
  '/leagues/1',
  '/fab',
  '/fab/registration',
  '/fab/leagueInfo',
  '/fab/leagueFootage',
  '/fab/contact',
  '/fab/leaderboard',
  '/fab/businesses',
  '/fab/players/1',
  '/fab/player/1/stats',
  '/youth-center',
  '/youth/youth-center',
  '/valley',
  '/harbor',
  '/fab/unwritten',
];

for (const path of PAGES) {
  test(`${path} is accessible in both themes, and no wider than a phone`, async ({ page }) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Video</title></html>' }),
    );
    await open(page, path);
    for (const folded of await page.locator('main details').all())
      await folded.evaluate((details) => details.setAttribute('open', ''));
    await expectAccessible(page, { alsoAdvised: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScrolling(page);
    expect(page.url()).toContain(path);
  });
}

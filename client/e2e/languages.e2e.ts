import { expect, type Request, test } from './test';
import { open, watch } from './pages';
import { signIn } from './platform-support';
import { findSample } from './sample';
import { ALL_PUBLIC_PAGES } from './support/all-public-pages';
import { englishOn, englishOnScreen } from './support/english-on';

test.use({ locale: 'es-MX' });

/** The most JavaScript of a public page, in bytes as they are sent. */
const BUDGET = 130_000;

/** Screens of the admin area. */
const SCREENS = `
  /dashboard/seasons /leagueList /teamList /playerListAuth /schedule /stats /gamePeriod /playerAttributes /scheduleBuilder
  /account /pages /pages/look /navbar-links /userSettings /api-keys /webhooks /audit /businessPage /dashboard/seasons/import`
  .trim()
  .split(/\s+/);

test('a Spanish browser gets every public page in Spanish, which weighs no more than in English', async ({
  page,
  request,
}) => {
  const sample = await findSample(request);
  const noted = watch(page);
  let scripts: Request[] = [];
  page.on('requestfinished', (done) => {
    if (done.resourceType() === 'script') scripts.push(done);
  });
  for (const [name, path] of ALL_PUBLIC_PAGES) {
    await test.step(name, async () => {
      // Parts of the page before must not come into this one's time.
      await page.goto('about:blank');
      scripts = [];
      await open(page, path(sample));
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      expect.soft(await englishOn(page), name).toEqual([]);
      const sizes = await Promise.all(scripts.map(async (script) => (await script.sizes()).responseBodySize));
      expect
        .soft(
          sizes.reduce((sum, size) => sum + size, 0),
          name,
        )
        .toBeLessThanOrEqual(BUDGET);
    });
  }
  expect(noted.problems).toEqual([]);
});

test('the choice of a visitor stays, from page to page, over reloads, and in the admin area', async ({ page }) => {
  await page.goto('/nba/schedule?date=2018-02-02');
  const main = (language: string) => page.getByRole('navigation', { name: language });
  await expect(main('Principal').getByRole('link', { name: 'Calendario' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(main('Main').getByRole('link', { name: 'Schedule' })).toBeVisible();
  await expect(page).toHaveURL(/\/nba\/schedule\?date=2018-02-02$/);
  await main('Main').getByRole('link', { name: 'Standings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Standings');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Standings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // An address that names a language is in it, and leaves the choice as it is.
  await page.goto('/nba/teamList?lang=es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await signIn(page, 'owner-nba');
  await page.goto('/dashboard/seasons');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Español' }).click();
  await expect(page.getByRole('navigation', { name: 'Administración' })).toBeVisible();
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(page.locator('main')).toContainText(/\p{L}/u);
    await page.waitForLoadState('networkidle');
    expect.soft(await englishOnScreen(page), path).toEqual([]);
  }
});

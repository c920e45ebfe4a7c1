import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, type Request, test } from './test';
import { open, watch } from './pages';
import { signIn } from './platform-support';
import { findSample } from './sample';
import { ALL_PUBLIC_PAGES } from './support/all-public-pages';

test.use({ locale: 'es-MX' });

/** The most JavaScript of a public page, in bytes as they are sent. */
const BUDGET = 130_000;

/** Screens of the admin area. */
const SCREENS = `
  /dashboard/seasons /leagueList /teamList /playerListAuth /schedule /stats /gamePeriod /playerAttributes /scheduleBuilder
  /account /pages /pages/look /navbar-links /userSettings /api-keys /webhooks /audit /businessPage /dashboard/seasons/import`
  .trim()
  .split(/\s+/);

type Catalogue = Map<string, string>;

function catalogueOf(language: string): Catalogue {
  const folder = fileURLToPath(new URL(`../src/texts/${language}/`, import.meta.url));
  return new Map(
    readdirSync(folder).flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(folder + file, 'utf8')) as Record<string, string>).map(
        ([key, text]): [string, string] => [`${file} ${key}`, text],
      ),
    ),
  );
}

/** Plain texts in English that nothing is called in Spanish. */
const spanish = catalogueOf('es');
const inSpanish = new Set([...spanish.values()].map((text) => text.toLowerCase()));
const ENGLISH = new Set(
  [...catalogueOf('en')]
    .filter(([key, text]) => /\p{L}{2}/u.test(text) && !text.includes('{') && spanish.get(key) !== text)
    .map(([, text]) => text.replace(/<\/?\w+>/g, ''))
    .filter((text) => !inSpanish.has(text.toLowerCase())),
);
/** Names in the demo that happen to be words of the catalogue: a team's, a season's. */
const NAMES = ['Timeout', 'Fall 2025'];
/** Those of statistics and attributes stand in the admin area as they are stored, where they are edited. */
const EDITED = [...catalogueOf('en')].filter(([key]) => /^stat-names|attribute_/.test(key)).map(([, text]) => text);

/** What of a page is English: its title, its texts, and what is read out. */
async function englishOn(page: Page, names: readonly string[] = NAMES): Promise<string[]> {
  const said = await page.evaluate(() => {
    const texts = [document.title.split(' · ')[0]!];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style, [lang]:not(html)'))
        texts.push(walker.currentNode.nodeValue!);
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      if (!element.closest('[lang]:not(html)'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
    return texts;
  });
  return [...new Set(said.map((text) => text.trim()))].filter((text) => ENGLISH.has(text) && !names.includes(text));
}

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
    expect.soft(await englishOn(page, [...NAMES, ...EDITED]), path).toEqual([]);
  }
});

import { expect, type Locator, type Page, test } from './test';
import { expectAccessibleAsIs } from './accessible';
import { atWidths, expectNoSidewaysScrolling, open, watch } from './pages';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The ground of pages, as styles/tokens.css has it. */
const GROUND = { light: 'rgb(242, 244, 247)', dark: 'rgb(12, 15, 20)' } as const;
const OTHER = { light: 'dark', dark: 'light' } as const;

/** An organization that follows the device, and one that is always dark. */
const [FREE, DARK] = ['/valley', '/harbor'];

const themeOf = (page: Page): Locator => page.getByRole('contentinfo').getByLabel('Colours');

async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('background-color', GROUND[theme]);
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
}

for (const device of ['light', 'dark'] as const) {
  test.describe(`on a ${device} device`, () => {
    test.use({ colorScheme: device });

    test('a site follows it until its visitor chooses, in every page and tab, also after a reload', async ({
      page,
      context,
    }) => {
      const noted = watch(page);
      await open(page, FREE);
      await expectTheme(page, device);
      await expect(themeOf(page)).toHaveValue('device');
      const tab = await context.newPage();
      await tab.goto(FREE);
      await expectTheme(tab, device);

      await themeOf(page).focus();
      await themeOf(page).selectOption({ label: device === 'light' ? 'Dark' : 'Light' });
      await expect(themeOf(page)).toBeFocused();
      await expectTheme(page, OTHER[device]);
      await expectTheme(tab, OTHER[device]);
      await expect(themeOf(tab)).toHaveValue(OTHER[device]);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schedule' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Schedule');
      await expectTheme(page, OTHER[device]);
      await expect(themeOf(page)).toHaveValue(OTHER[device]);
      await page.reload();
      await expectTheme(page, OTHER[device]);
      await expect(themeOf(page)).toHaveValue(OTHER[device]);

      await page.goto('/fab');
      await expectTheme(page, 'light');
      await expect(themeOf(page)).toHaveCount(0);
      await page.goto(DARK);
      await expectTheme(page, 'dark');
      await page.goBack();
      await page.goBack();
      await expectTheme(page, OTHER[device]);
      await themeOf(page).selectOption('By device');
      await expectTheme(page, device);
      await expectTheme(tab, device);
      expect(noted.problems).toEqual([]);
    });

    test('the choice is in force before the page is painted or alive, whatever becomes of its bundles', async ({
      page,
    }) => {
      await page.goto(FREE);
      await themeOf(page).selectOption(OTHER[device]);
      await page.route(/\/assets\/(?!theme).*\.js$/, (route) => route.abort());
      await reloadDead(page);
      await expectTheme(page, OTHER[device]);
      await expect(themeOf(page)).toHaveValue(OTHER[device]);
      await themeOf(page).selectOption('device');
      await expectTheme(page, device);
    });

    test('without scripts the device decides, and no dead switch stands there', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: device, baseURL });
      const page = await context.newPage();
      await page.goto(FREE);
      await expectTheme(page, device);
      await expect(themeOf(page)).toHaveCount(0);
      await context.close();
    });

    test('without storage a choice lasts as long as the page', async ({ page }) => {
      const noted = watch(page);
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      });
      await open(page, FREE);
      await expectTheme(page, device);
      await themeOf(page).selectOption(OTHER[device]);
      await expectTheme(page, OTHER[device]);
      await page.reload();
      await expectTheme(page, device);
      expect(noted.problems).toEqual([]);
    });

    test('paper is white', async ({ page }) => {
      await open(page, FREE);
      await page.emulateMedia({ media: 'print', colorScheme: device });
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--danger'))).toBe(
        '#b3261e',
      );
    });

    for (const width of [390, 1280]) {
      test(`accessible, and no wider than its window: ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        for (const path of [FREE, `${FREE}/teamList`]) {
          await open(page, path);
          await expectTheme(page, device);
          await expectAccessibleAsIs(page);
          await expectNoSidewaysScrolling(page);
        }
      });
    }
  });
}

/** Loads a page again that cannot come alive, which `reload` waits for. */
async function reloadDead(page: Page): Promise<void> {
  const read = page.waitForEvent('domcontentloaded');
  await page.evaluate(() => location.reload());
  await read;
}

test('at the foot nothing is broken in two, whatever the width of the window', async ({ page }) => {
  await open(page, FREE);
  const foot = page.getByRole('contentinfo');
  await expect(themeOf(page)).toBeVisible();
  await atWidths(page, [390, 640, 768, 820, 1024, 1280], async (width) => {
    const [owner, label, select] = await Promise.all(
      [foot.getByText('© VALLEY'), foot.getByText('Colours'), themeOf(page)].map((part) => part.boundingBox()),
    );
    expect.soft(owner!.height, `© at ${width} px`).toBeLessThan(30);
    // Beside each other: the label is no higher than what stands in it.
    expect.soft(label!.height, `label at ${width} px`).toBeLessThan(select!.height + 10);
  });
});

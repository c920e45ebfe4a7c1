import { expect, test } from './test';
import { signIn } from './platform-support';
import { findSample } from './sample';

test.use({ viewport: { width: 390, height: 844 } });

test('in a contrast theme of the device, what is chosen differs from what is not', async ({ page, request }) => {
  const { game, team } = await findSample(request);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [path, chosen, other] of [
    ['/nba/teamList', 'nav a.border-b-3[aria-current]', 'nav a.border-b-3:not([aria-current])'],
    [`/nba/games/${game}`, '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    [`/nba/games/${game}`, '#box a[aria-current]', '#box a:not([aria-current])'],
    ['/nba/schedule', 'a[aria-current=date]', 'nav li:not(.max-sm\\:hidden) a:not([aria-current])'],
    [`/nba/teams/${team}`, '.bg-success', '.border-danger'],
  ] as const) {
    await page.goto(path);
    const look = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, borderBottomColor } = getComputedStyle(element);
          return `${backgroundColor} ${borderBottomColor}`;
        });
    expect(await look(chosen), `${path} ${chosen}`).not.toBe(await look(other));
  }
});

test('in a contrast theme the present screen, and where keys are in a menu, are filled', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await signIn(page, 'staff-fab');
  await page.goto('/leagueList');
  await page.emulateMedia({ forcedColors: 'active' });
  const groundOf = (name: 'link' | 'menuitem', place: number): Promise<string> =>
    page
      .getByRole(name === 'link' ? 'navigation' : 'menu')
      .first()
      .getByRole(name)
      .nth(place)
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const current = page.getByRole('navigation').locator('[aria-current=page]').filter({ visible: true });
  expect(await current.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
    await groundOf('link', 0),
  );
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  expect(await groundOf('menuitem', 0)).not.toBe('rgba(0, 0, 0, 0)');
});

test('in a contrast theme words and lines of a chart can be seen on the ground of the device', async ({ page }) => {
  const { team } = await findSample(page.request);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(`/nba/teams/${team}`);
  const chart = page.getByRole('figure', { name: 'Points scored and allowed' });
  const inks = await chart.evaluate((figure) => {
    const probe = document.createElement('span');
    figure.append(probe);
    const system = (name: string): string => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    };
    probe.style.forcedColorAdjust = 'none';
    const lines = [...figure.querySelectorAll('.chart-value')].map((line) => getComputedStyle(line).stroke);
    const found = {
      words: getComputedStyle(figure.querySelector('.chart-drawing text')!).fill === system('CanvasText'),
      first: lines[0] === system('LinkText'),
      second: lines[1] === system('Highlight'),
    };
    probe.remove();
    return found;
  });
  expect(inks).toEqual({ words: true, first: true, second: true });
});

test('who asks the device for more contrast has no grey words, and lines that can be seen', async ({ page }) => {
  await signIn(page, 'staff-nba');
  await page.goto('/dashboard/seasons');
  const words = page.locator('th').filter({ hasText: 'Season' }).first();
  const looks = (): Promise<string[]> =>
    words.evaluate((element) => {
      const { color, borderBottomColor } = getComputedStyle(element);
      return [color, borderBottomColor];
    });
  const [grey, faint] = await looks();
  await page.emulateMedia({ contrast: 'more' });
  const [plain, strong] = await looks();
  expect(plain).not.toBe(grey);
  expect(plain).toBe(await page.evaluate(() => getComputedStyle(document.body).color));
  expect(strong).not.toBe(faint);
});

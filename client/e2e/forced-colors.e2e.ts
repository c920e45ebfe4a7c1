import { expect, test } from './test';
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

import { expect, test } from './test';
import { open } from './pages';
import { unseenRings } from './support/unseen-rings';

// Every public page of the sample season is looked at with the barriers of `public-pages`.
const FURTHER: readonly [name: string, path: string][] = [
  ['home of the youth center', '/youth-center'],
  ['home of a dark site', '/harbor'],
  ['bracket', '/nba/standings/13'],
];

for (const [name, path] of FURTHER) {
  test(`${name}: whatever has the focus shows it`, async ({ page }) => {
    await open(page, path);
    const found: string[] = [];
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      found.push(...(await unseenRings(page)).map((ring) => `${width}: ${ring}`));
    }
    expect(found).toEqual([]);
  });
}

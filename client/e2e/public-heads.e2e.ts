import { expect, test } from './test';
import { findSample, type Sample } from './sample';
import { SITE_ADDRESSES, PUBLIC_PAGES } from './support/public-addresses';

let sample: Sample;
test.beforeAll(async ({ request }) => {
  sample = await findSample(request);
});

// What a search engine or a messenger sees: it runs no script.
test.use({ javaScriptEnabled: false });

for (const site of SITE_ADDRESSES) {
  test.describe(site.name, () => {
    for (const { name, path, ...expected } of PUBLIC_PAGES) {
      test(`the server's head: ${name}`, async ({ page, baseURL }) => {
        const address = site.address(baseURL!, path(sample));
        expect((await page.goto(address))!.status()).toBe(200);
        const title = expected.title === null ? site.title : `${expected.title} · ${site.title}`;
        const description = `Welcome to ${site.title}${expected.description ? `. ${expected.description}` : ''}`;
        await expect(page).toHaveTitle(title);
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
        await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
        await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', description);
        await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
        const data = page.locator('script[type="application/ld+json"]');
        await expect(data).toHaveCount(expected.type === null ? 0 : 1);
        if (expected.type !== null)
          expect(JSON.parse((await data.textContent())!)).toMatchObject({
            '@context': 'https://schema.org',
            '@type': expected.type,
          });
        await expect(page.locator('h1')).toHaveCount(1);
      });
    }

    for (const path of [
      '/games/99999999',
      '/games/x',
      '/teams/99999999',
      '/players/99999999',
      '/player/99999999/stats',
      '/nothing/here',
    ]) {
      test(`answered 404: ${path}`, async ({ page, baseURL }) => {
        const response = await page.goto(site.address(baseURL!, path));
        expect(response!.status()).toBe(404);
        await expect(page).toHaveTitle(`Not found · ${site.title}`);
        await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
      });
    }
  });
}

test('pages that only serve to sign in, choose a password or keep a score are in no index', async ({ page }) => {
  for (const path of ['/login', '/forgot-password', '/choose-password', '/score', '/score/12-secret', '/nba/login']) {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', 'noindex');
  }
  for (const path of ['/browse', '/nba', '/developers']) {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]'), path).toHaveCount(0);
  }
});

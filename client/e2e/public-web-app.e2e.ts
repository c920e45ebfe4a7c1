import { expect, test } from './test';
import { open, watch } from './pages';

/** The ways to a site, by an address of it: the platform's own, by slug, below /youth, on its own host. */
const SITES = [
  { path: '/', start: '/', name: 'Courtbook' },
  { path: '/nba/teamList', start: '/nba', name: 'NBA' },
  { path: '/youth/youth-center', start: '/youth/youth-center', name: 'Youth Center' },
  { path: '/schedule', host: 'nba.localhost', start: '/', name: 'NBA' },
] as const;

for (const { path, start, name, ...own } of SITES) {
  test(`a phone finds the manifest and the icons of ${'host' in own ? own.host : ''}${path}`, async ({
    page,
    baseURL,
  }) => {
    const noted = watch(page);
    const address = (baseURL! + path).replace('localhost', 'host' in own ? own.host : 'localhost');
    await open(page, address);
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^data:image\/svg\+xml,/);
    const href = (selector: string): Promise<string> =>
      page.locator(selector).evaluate((link) => (link as HTMLLinkElement).href);
    // As the browser does for an installation: within the page's policy.
    const browser = await page.context().newCDPSession(page);
    const { url, errors, data } = await browser.send('Page.getAppManifest');
    expect({ url, errors }).toEqual({ url: await href('link[rel=manifest]'), errors: [] });
    const manifest = JSON.parse(data!) as { start_url: string; name: string; icons: { src: string; sizes: string }[] };
    expect([manifest.start_url, manifest.name]).toEqual([start, name]);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const icons = [{ src: await href('link[rel=apple-touch-icon]'), sizes: '180x180' }, ...manifest.icons];
    for (const { src, sizes } of icons) {
      // Loaded and decoded by the page itself.
      const shown = await page.evaluate(async (source) => {
        const response = await fetch(source);
        const { width, height } = await createImageBitmap(await response.blob());
        return [response.status, response.headers.get('content-type'), `${width}x${height}`];
      }, src);
      expect([src, ...shown]).toEqual([src, 200, 'image/png', sizes]);
    }
    expect(noted.problems).toEqual([]);
  });
}

import { expect, test } from './test';
import { expectNoSidewaysScrolling, open, watch } from './pages';
import { findSample, type Sample } from './sample';
import { SITE_ADDRESSES, PUBLIC_PAGES } from './support/public-addresses';

let sample: Sample;
test.beforeAll(async ({ request }) => {
  sample = await findSample(request);
});

for (const width of [390, 1280]) {
  for (const site of SITE_ADDRESSES) {
    test.describe(`${site.name}, ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } });
      for (const { name, path } of PUBLIC_PAGES) {
        test(`comes alive without a request: ${name}`, async ({ page, baseURL }) => {
          const noted = watch(page);
          const asked: string[] = [];
          page.on('request', (request) => {
            if (['fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url());
          });
          await open(page, site.address(baseURL!, path(sample)));
          expect(asked).toEqual([]);
          expect(noted.problems).toEqual([]);
          await expectNoSidewaysScrolling(page);
          const links = await page
            .locator('main a[href^="/"]:not([download])')
            .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')!));
          expect(links.filter((href) => /^\/nba(\/|$)/.test(href) !== (site.title === 'nba'))).toEqual([]);
        });
      }
    });
  }
}

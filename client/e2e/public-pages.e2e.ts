import { expect, test } from './test';
import { expectAccessible } from './accessible';
import { expectNoSidewaysScrolling, open, watch } from './pages';
import { findSample, type Sample } from './sample';
import { ALL_PUBLIC_PAGES } from './support/all-public-pages';
import { unseenRings } from './support/unseen-rings';

// Colours are looked at as they end up, not on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let sample: Sample;
test.beforeAll(async ({ request }) => {
  sample = await findSample(request);
});

for (const width of [390, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    for (const [name, path, text] of ALL_PUBLIC_PAGES) {
      test(`${name}: no request, no warning, accessible in both themes, whatever has the focus shows it`, async ({
        page,
      }) => {
        const noted = watch(page);
        const response = await open(page, path(sample));
        expect(response.status()).toBe(200);
        await expect(page.getByText(text).first()).toBeAttached();
        expect(noted).toEqual({ problems: [], requests: [] });
        await expectNoSidewaysScrolling(page);
        await expectAccessible(page, { alsoAdvised: true });
        expect(await unseenRings(page)).toEqual([]);
      });
    }
  });
}

import type { Page } from '@playwright/test';

/**
 * Lets the faces of pages come as late as they like. Visitors see a page in their device's own face where ours is not
 * there with the first paint; a test that measures or looks would see now the one, now the other.
 */
export async function waitForFaces(page: Page): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll(/font-display:\s*optional/g, 'font-display:block') });
  });
}
